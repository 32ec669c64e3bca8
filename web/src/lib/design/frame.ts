// The double ink frame of the large faces, on a 250 x 400 grid, with cut-outs at the corners for the game's ornament.

const INSET = 6;
const BITE = 17;

export const FRAME = (() => {
  const near = INSET + BITE;
  const right = 250 - near;
  const bottom = 400 - near;
  return (
    `M${near} ${INSET}H${right}q0 ${BITE} ${BITE} ${BITE}V${bottom}q-${BITE} 0-${BITE} ${BITE}` +
    `H${near}q0-${BITE}-${BITE}-${BITE}V${near}q${BITE} 0 ${BITE}-${BITE}Z`
  );
})();

/** The three other corners mirror the one that is drawn. */
export const CORNERS = [
  'translate(0 0) scale(1 1)',
  'translate(250 0) scale(-1 1)',
  'translate(0 400) scale(1 -1)',
  'translate(250 400) scale(-1 -1)',
] as const;
