// Panels of a player's screen of which one lies partly over another: neither contains the other.
// At a console, the same of what the chosen terminal's panel holds and lies beside; each of its controls can be touched.
() => {
  const SLACK_PX = 2;
  const PANELS = '.table > :not(.panel-side, .banner), .table > .panel-side > *';
  const hides = (one) => getComputedStyle(one).overflow !== 'visible';
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** All that a panel draws: its own box, and whatever sticks out of it and is not cut off. */
  function extent(one) {
    const boxes = [one.getBoundingClientRect()];
    if (!hides(one) && one.tagName !== 'svg') boxes.push(...[...one.children].filter(shown).map(extent));
    const drawn = boxes.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    return {
      left: Math.min(...drawn.map(({ left }) => left)),
      right: Math.max(...drawn.map(({ right }) => right)),
      top: Math.min(...drawn.map(({ top }) => top)),
      bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
    };
  }

  const within = (inner, outer) =>
    inner.left >= outer.left - SLACK_PX && inner.right <= outer.right + SLACK_PX && inner.top >= outer.top - SLACK_PX && inner.bottom <= outer.bottom + SLACK_PX;
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK_PX && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_PX;
  const said = ({ left, right, top, bottom }) => `${Math.round(left)},${Math.round(top)}–${Math.round(right)},${Math.round(bottom)}`;

  /** The wheel comes forward while the ball runs, on purpose: of it the place counts where it stands at rest. */
  const drawnIn = (panel) => (panel.matches('.wheel') ? [panel.getBoundingClientRect()] : [...panel.children].filter(shown).map(extent));

  const panels = [...document.querySelectorAll(PANELS)]
    .flatMap((panel) => drawnIn(panel).map((box) => ({ name: panel.className, panel, box })))
    .filter(({ box }) => box.right > box.left);
  const found = [];
  panels.forEach(({ name, panel, box }, i) => {
    if (box.left < -SLACK_PX || box.right > innerWidth + SLACK_PX) found.push(`${name} ${said(box)} leaves the window`);
    for (const other of panels.slice(i + 1)) {
      if (panel !== other.panel && meet(box, other.box) && !within(box, other.box) && !within(other.box, box)) found.push(`${name} ${said(box)} and ${other.name} ${said(other.box)}`);
    }
  });

  const side = document.querySelector('[data-testid=side].open');
  const CONTROLS = 'button, input, output, .says, header p';
  const named = (one) => one.dataset.testid ?? one.textContent.trim().slice(0, 30);
  const across = (one, other) => meet(one, other) && !within(one, other) && !within(other, one);

  /** What scrolls to the middle of the panel must be what is met there. */
  function touched(one) {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return met !== null && (one.contains(met) || met.contains(one));
  }

  if (side) {
    const outer = side.getBoundingClientRect();
    for (const bar of document.querySelectorAll('.dealer > header, .dealer > footer')) {
      if (across(outer, bar.getBoundingClientRect())) found.push(`the panel ${said(outer)} and ${bar.tagName} ${said(bar.getBoundingClientRect())}`);
    }
    const controls = [...side.querySelectorAll(CONTROLS)].filter(shown);
    controls.forEach((one, i) => {
      const box = one.getBoundingClientRect();
      for (const other of controls.slice(i + 1)) if (meet(box, other.getBoundingClientRect())) found.push(`${named(one)} ${said(box)} and ${named(other)} ${said(other.getBoundingClientRect())}`);
    });
    found.push(...controls.filter((one) => !touched(one)).map((one) => `${named(one)} cannot be touched`));
    side.scrollTo(0, 0);
    scrollTo(0, 0);
  }
  return found;
}
