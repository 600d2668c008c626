// Every sum of money on the page that is cut, sticks out of what it stands in, breaks over lines or is too small to read.
() => {
  const MONEY = /[−+]?\$[\d,]+(\.\d+)?|\d{3,}\.\d\d/g;
  const LEAST_PX = 9;
  const SLACK_PX = 1;
  const found = [];
  const name = (one) => one.tagName.toLowerCase() + (one.dataset?.testid ? `[${one.dataset.testid}]` : '') + (one.classList.length ? `.${one.classList[0]}` : '');
  const say = (text, one, what) => found.push(`${text} in ${name(one.parentElement ?? one)} > ${name(one)}: ${what}`);
  const outside = (inner, outer) => inner.left < outer.left - SLACK_PX || inner.right > outer.right + SLACK_PX;

  /** A line's box is higher than its figures, so only its middle must be in sight. */
  const cutInHeight = (box, outer) => box.top + box.height * 0.25 < outer.top - SLACK_PX || box.bottom - box.height * 0.25 > outer.bottom + SLACK_PX;

  function checkAround(text, box, one) {
    let scrolls = false;
    for (let around = one; around; ) {
      const style = getComputedStyle(around);
      const rect = around.getBoundingClientRect();
      const drawn = around instanceof SVGElement && around.tagName !== 'svg';
      if (!drawn && !['inline', 'contents'].includes(style.display)) {
        if (outside(box, rect)) return say(text, one, `${Math.round(box.left)}–${Math.round(box.right)} sticks out of ${name(around)} ${Math.round(rect.left)}–${Math.round(rect.right)}`);
        scrolls ||= ['auto', 'scroll'].includes(style.overflowY);
        if (!scrolls && ['hidden', 'clip'].includes(style.overflowY) && cutInHeight(box, rect)) return say(text, one, `cut in height by ${name(around)}`);
      }
      if (style.position === 'fixed') break;
      around = style.position === 'absolute' ? around.offsetParent : around.parentElement;
    }
    if (box.left < -SLACK_PX || box.right > innerWidth + SLACK_PX) say(text, one, 'sticks out of the window');
  }

  /** A banknote goes out of sight in the acceptor's throat: it should. */
  function checkText(node) {
    const one = node.parentElement;
    if (!one || one.closest('.unseen, .throat, script, style') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    for (const { 0: text, index } of node.data.matchAll(MONEY)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (boxes.length === 0) continue;
      if (boxes.some((box) => box.top > boxes[0].bottom - SLACK_PX)) say(text, one, 'broken over lines');
      else if (!(one instanceof SVGElement) && parseFloat(getComputedStyle(one).fontSize) < LEAST_PX) say(text, one, `only ${getComputedStyle(one).fontSize} high`);
      checkAround(text, range.getBoundingClientRect(), one);
    }
  }

  /** What is written on a chip or a note stands inside it. */
  function checkDrawn(one) {
    const edges = [...one.parentElement.children].filter((shape) => /^(circle|rect|path)$/.test(shape.tagName)).map((shape) => shape.getBoundingClientRect());
    const edge = { left: Math.min(...edges.map((box) => box.left)), right: Math.max(...edges.map((box) => box.right)) };
    if (edges.length && one.textContent && outside(one.getBoundingClientRect(), edge)) say(one.textContent, one, 'reaches over the edge it is drawn on');
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode);
  document.querySelectorAll('.chip text, .note text, .cash text').forEach(checkDrawn);
  for (const field of document.querySelectorAll('input')) {
    if (/\d\.\d\d$/.test(field.value || field.placeholder) && field.scrollWidth > field.clientWidth + SLACK_PX) say(field.value, field, 'does not fit its field');
  }
  return [...new Set(found)];
}
