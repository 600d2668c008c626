// Every text that is cut by something that does not scroll. One that ends in an ellipsis says that it is cut, and may.
() => {
  const SLACK_PX = 2;
  /** A line's box is higher than its letters. */
  const SLACK_EM = 0.35;
  const found = new Set();
  const reach = (inner, outer, from, to) => Math.max(outer[from] - inner[from], inner[to] - outer[to]);

  function boxOf(texts) {
    const range = document.createRange();
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    return range.getBoundingClientRect();
  }

  function cutBy(one, box) {
    const tall = parseFloat(getComputedStyle(one).fontSize) * SLACK_EM;
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(around);
      const rect = around.getBoundingClientRect();
      const scrolls = [overflowX, overflowY].some((one) => ['auto', 'scroll'].includes(one));
      const away = clipPath !== 'none' || Math.min(rect.width, rect.height) <= SLACK_PX;
      if (scrolls || away || textOverflow === 'ellipsis') return null;
      if (overflowX !== 'visible' && reach(box, rect, 'left', 'right') > SLACK_PX) return around;
      if (overflowY !== 'visible' && reach(box, rect, 'top', 'bottom') > tall) return around;
      if (position === 'fixed') return null;
    }
    return null;
  }

  for (const one of document.querySelectorAll('body *')) {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (texts.length === 0 || one.closest('.unseen, .throat, [aria-hidden=true], script, style')) continue;
    const box = boxOf(texts);
    if (box.width === 0 || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const by = cutBy(one, box);
    if (by) found.add(`"${texts.map((node) => node.data.trim()).join(' ')}" is cut by ${by.tagName.toLowerCase()}.${by.classList[0] ?? ''}`);
  }
  return [...found];
}
