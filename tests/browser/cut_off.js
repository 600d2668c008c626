// What no scrolling brings into sight: controls and texts that a box without a scroll bar, or the window, cuts off.
() => {
  const SLACK = 2;
  const name = (one) => {
    const id = one.closest('[data-testid]')?.getAttribute('data-testid') ?? one.closest('[class]')?.className;
    return `${one.tagName.toLowerCase()} ${id}: ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
  };
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const box = ({ left, right, top, bottom }) => ({ left, right, top, bottom });

  /** Cut along one axis by an ancestor that hides what sticks out; a scrolling one brings it into its own box. */
  function cutAlong(one, [start, end], axis) {
    let at = box(one.getBoundingClientRect());
    let fixed = getComputedStyle(one).position === 'fixed';
    for (let up = one.parentElement; up && up !== document.documentElement && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const overflow = axis === 'x' ? style.overflowX : style.overflowY;
      if (!fixed && overflow !== 'visible') {
        const around = box(up.getBoundingClientRect());
        if (scrolls(overflow)) at = around;
        else if (at[start] < around[start] - SLACK || at[end] > around[end] + SLACK) return `cut by ${up.className || up.tagName}`;
      }
      fixed ||= style.position === 'fixed';
    }
    const page = document.scrollingElement;
    const ways = [document.documentElement, document.body].map((root) => getComputedStyle(root)[axis === 'x' ? 'overflowX' : 'overflowY']);
    const stuck = fixed || axis === 'x' || ways.includes('hidden') || ways.includes('clip');
    const [low, high] = axis === 'x' ? [0, innerWidth] : [0, innerHeight];
    const [from, to] = stuck ? [low, high] : [-page.scrollTop, page.scrollHeight - page.scrollTop];
    return at[start] < from - SLACK || at[end] > to + SLACK ? `outside the window (${axis})` : null;
  }

  const shown = (one) => {
    if (one.closest('[aria-hidden=true], .unseen, [inert]')) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const has = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const found = new Set();
  for (const one of document.querySelectorAll('body *')) {
    const control = one.matches('button, input, select, textarea, a[href]');
    if ((!control && !has(one)) || one.closest('svg') || !shown(one)) continue;
    const cut = cutAlong(one, ['left', 'right'], 'x') ?? cutAlong(one, ['top', 'bottom'], 'y');
    if (cut) found.add(`${name(one)}: ${cut}`);
  }
  // A control lies open to a finger once it is scrolled to: nothing lies over it but a panel that can be put away.
  const putAway = (over) => over.closest('aside')?.querySelector('[data-testid$=close]') != null;
  const within = document.querySelector('dialog[open]') ?? document;
  for (const one of within.querySelectorAll('button, input, select, textarea, a[href]')) {
    if (one.closest('svg') || !shown(one)) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over && !one.contains(over) && !over.contains(one) && !putAway(over)) found.add(`${name(one)}: under ${name(over)}`);
  }
  return [...found].slice(0, 12);
}
