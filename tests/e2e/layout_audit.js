// Looks at every word and number on the page, whatever the game: is it inside the window, cut by nothing, covered by
// nothing? Gives a list of what is wrong, each with the words and the element. Runs in one call and changes nothing.
() => {
  const SLACK = 2; // px: letters reach a little out of their line
  const complaints = new Map();
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const nameOf = (element) => {
    const path = [];
    for (let one = element; one && one !== document.body && path.length < 4; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 3);
      path.unshift(one.localName + classes.map((name) => `.${name}`).join(''));
    }
    return path.join(' > ');
  };
  const complain = (kind, text, element, more = '') => {
    const key = `${kind}: "${text.slice(0, 40)}" in ${nameOf(element)}${more}`;
    complaints.set(key, (complaints.get(key) ?? 0) + 1);
  };

  // Only for screen readers: one pixel large, or clipped away.
  const isUnseen = (element) => {
    for (let one = element; one; one = one.parentElement) {
      if (styleOf(one).clipPath === 'inset(50%)') return true;
      const box = one.getBoundingClientRect();
      if (box.width <= 1.5 && box.height <= 1.5 && getComputedStyle(one).overflow !== 'visible') return true;
    }
    return false;
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  // Engraved on the table, as a watermark is.
  const isFaint = (element) => {
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= Number(styleOf(one).opacity);
    return opacity < 0.3;
  };
  // Something that would hide what lies under it, by its own paint.
  const paints = (element) => {
    if (element instanceof SVGElement)
      return !['svg', 'g'].includes(element.localName) && styleOf(element).fill !== 'none' && !isFaint(element);
    if (isFaint(element)) return false;
    if (['IMG', 'INPUT', 'CANVAS', 'VIDEO'].includes(element.tagName)) return true;
    const style = styleOf(element);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor);
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && (!alpha || Number(alpha[1]) > 0.3)) return true;
    if (style.backgroundImage !== 'none' && !element.matches('[data-see-through]')) return true;
    return false;
  };
  const saysAt = (element, x, y) => {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.left < x && x < box.right && box.top + 2 < y && y < box.bottom - 2) return true;
    }
    return false;
  };

  const fades = (region) =>
    region.dataset.more !== undefined &&
    (styleOf(region).maskImage !== 'none' || getComputedStyle(region, '::after').content !== 'none');
  const FADE = 28; // px: see base.css
  const isFanned = (card, other) => {
    const [one, two] = [card, other].map((each) => each.getBoundingClientRect());
    return Math.min(one.right, two.right) - Math.max(one.left, two.left) > 0.15 * one.width;
  };

  const isPointedAt = (x, y) =>
    [...document.querySelectorAll('.ring')].some((ring) => {
      const box = ring.getBoundingClientRect();
      return box.left < x && x < box.right && box.top < y && y < box.bottom;
    });

  // A bar that stays at the edge of a scroller: what it covers has been scrolled away.
  const isInSticky = (hit, covered) => {
    for (let one = hit; one && !one.contains(covered); one = one.parentElement)
      if (styleOf(one).position === 'sticky') return true;
    return false;
  };

  // A dialog makes everything else quiet; then it alone is looked at.
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const root = dialogs.at(-1) ?? document.body;
  // Hits by what is painted, not by what can be clicked.
  const through = new CSSStyleSheet();
  through.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, through];

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element || ['SCRIPT', 'STYLE', 'TITLE', 'OPTION'].includes(element.tagName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isUnseen(element)) continue;
    // The beginning of something, all of which is one tap away: the last line of the chronicle.
    if (element.closest('[data-teaser]')) continue;
    found.push({ node, element, text: node.data.trim() });
  }

  for (const { node, element, text } of found) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const whole = {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
    // A line is taller than its letters.
    const size = Number.parseFloat(styleOf(element).fontSize);
    const height = Math.min(...boxes.map((box) => box.height));
    const ink = Math.max(0, (height - size) / 2) + SLACK;

    let isScrolledAway = false;
    let isCut = false;
    let isFaded = false;
    let isFixed = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      const box = one.getBoundingClientRect();
      // Turned cards clip along their own edges, which a box around them does not know.
      for (const axis of ['x', 'y']) {
        const overflow = axis === 'x' ? style.overflowX : style.overflowY;
        if (overflow === 'visible' || one === document.body) continue;
        const [low, high] = axis === 'x' ? ['left', 'right'] : ['top', 'bottom'];
        const slack = axis === 'x' ? SLACK : ink;
        // Half gone where a scroller shows that it goes on.
        if (axis === 'y' && fades(one))
          isFaded ||= whole.bottom > box.bottom - FADE / 2 || whole.top < box.top + FADE / 2;
        const beyond = Math.max(box[low] - whole[low], whole[high] - box[high]);
        if (beyond <= slack) continue;
        const canScroll =
          scrolls(overflow) &&
          (axis === 'x' ? one.scrollWidth > one.clientWidth + 1 : one.scrollHeight > one.clientHeight + 1);
        if (canScroll) {
          // Whatever lies further out has to show the window of the scroller, not its whole contents.
          isScrolledAway ||= whole[high] <= box[low] + ink || whole[low] >= box[high] - ink;
          whole[low] = Math.max(whole[low], box[low]);
          whole[high] = Math.min(whole[high], box[high]);
          const bar = axis === 'x' ? one.offsetHeight - one.clientHeight : one.offsetWidth - one.clientWidth;
          if (bar < 4 && !fades(one))
            complain('scrolls unseen', one.getAttribute('aria-label') ?? one.className.toString().slice(0, 30), one);
        } else if (!isCut) {
          isCut = true;
          complain('cut', text, element, `, by ${Math.round(beyond)} px of ${nameOf(one)}`);
        }
      }
      if (style.position === 'fixed') isFixed = true;
      if (isScrolledAway || isCut) break;
    }
    // What I am asked and what I can answer with must never be looked for; on a phone the sheet may scroll.
    if (isScrolledAway && innerWidth >= 768 && element.closest('.tray')) complain('scrolled away', text, element);
    if (isCut || isScrolledAway || isFaded) continue;
    if (styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {
      complain('cut', text, element, ', by an ellipsis');
      continue;
    }
    const scroller = document.scrollingElement;
    const pageScrolls = scroller.scrollHeight > innerHeight + 1 && styleOf(document.body).overflowY !== 'hidden';
    const beyond = {
      x: Math.max(view.left - whole.left, whole.right - view.right),
      y: Math.max(view.top - whole.top, whole.bottom - view.bottom),
    };
    if (beyond.x > SLACK || (beyond.y > ink && (!pageScrolls || isFixed))) {
      complain('outside the window', text, element, `, by ${Math.round(Math.max(beyond.x, beyond.y))} px`);
      continue;
    }
    if (beyond.y > 0) continue;

    // Three places of every line: is anything painted over it?
    for (const box of boxes) {
      if (box.top < whole.top - 1 || box.bottom > whole.bottom + 1) continue; // scrolled away
      const y = box.top + box.height / 2;
      const over = [0.12, 0.5, 0.88]
        .map((part) => box.left + box.width * part)
        .map((x) => {
          const top = document.elementFromPoint(x, y);
          if (!top || top === element || top.contains(element)) return undefined;
          for (const hit of document.elementsFromPoint(x, y)) {
            if (hit === element || hit.contains(element)) return undefined;
            if (element.contains(hit)) continue;
            // What lies over the table can be put away; but a lesson must not cover what it points at.
            if (hit.closest('[data-lies-over]') && !isPointedAt(x, y)) return undefined;
            if (isInSticky(hit, element)) return undefined;
            if (paints(hit) || saysAt(hit, x, y)) return hit;
          }
          return undefined;
        });
      const hits = over.filter(Boolean);
      if (!hits.length) continue;
      // Cards of a hand lie over each other by design: their numbers stay visible, and a card comes up when it is chosen.
      const card = element.closest('.card');
      const other = hits[0].closest('.card');
      if (card && other && card !== other && !element.closest('.card__index') && isFanned(card, other)) break;
      complain('covered', text, element, ` by ${nameOf(hits[0])}`);
      break;
    }
  }
  // A button that shows only an icon must be there as well.
  for (const button of root.querySelectorAll('button, a[href], input, select')) {
    if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isUnseen(button)) continue;
    const box = button.getBoundingClientRect();
    const beyond = Math.max(-box.left, box.right - innerWidth);
    if (box.width > 1.5 && beyond > SLACK)
      complain('outside the window', button.ariaLabel ?? button.textContent, button, `, by ${Math.round(beyond)} px`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== through);
  return [...complaints.keys()];
}
