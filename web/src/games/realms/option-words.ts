/** The options in words: how long a trade lasts is no matter where nobody trades, so it is said with its unit. */
export const optionWords = (option: string, value: string): string | undefined =>
  option === 'minutes' ? `${value} min` : undefined;
