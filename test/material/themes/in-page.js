/**
 * Runs inside Chromium: puts the words of a language where a theme prints its own, and tells what the page then shows.
 * The theme's own words are those that are no values of the resume.
 */
(given) => {
  const { language, rightToLeft, headings, ownHeadings, dates, present, labels, values, groupLabels, families, phone } = given;
  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  const key = (text) =>
    plain(text)
      .replace(/[:：]$/, '')
      .toLowerCase();
  const own = new Set(values.map(plain));
  const monthNames = [
    ['january', 'jan', 'janv', 'janvier'],
    ['february', 'feb', 'févr', 'février'],
    ['march', 'mar', 'mars'],
    ['april', 'apr', 'avr', 'avril'],
    ['may', 'mai'],
    ['june', 'jun', 'juin'],
    ['july', 'jul', 'juil', 'juillet'],
    ['august', 'aug', 'août'],
    ['september', 'sep', 'sept', 'septembre'],
    ['october', 'oct', 'octobre'],
    ['november', 'nov', 'novembre'],
    ['december', 'dec', 'déc', 'décembre'],
  ];
  const monthOf = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, String(index + 1).padStart(2, '0')])));
  const anyMonth = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const shown = { months: [], years: [], present: 0 };

  const month = (printed, year, number) => {
    const at = `${year}-${String(number).padStart(2, '0')}`;
    if (dates[at] === undefined) return printed;
    shown.months.push(at);
    return dates[at];
  };
  const byName = (printed, name, year) => month(printed, year, monthOf.get(name.toLowerCase()));
  const translateDates = (text) =>
    text
      .replace(/\b((?:19|20)\d\d)-(\d\d)-\d\d\b/g, month)
      .replace(new RegExp(`\\b(${anyMonth})[.,]? \\d{1,2}, ((?:19|20)\\d\\d)(?!\\d)`, 'gi'), byName)
      .replace(new RegExp(`(?<!\\d)(?:\\d{1,2} )?\\b(${anyMonth})[.,]{0,2} ((?:19|20)\\d\\d)(?!\\d)`, 'gi'), byName)
      .replace(/(?<![\d/.-])(\d{1,2})[/.-]((?:19|20)\d\d)(?![\d/.-])/g, (printed, number, year) => month(printed, year, number))
      .replace(/(?<![\d/.-])((?:19|20)\d\d)[/.-](\d{1,2})(?![\d/.-])/g, month);
  const translateYears = (text) =>
    text.replace(/(?<![\d/.\p{L}-])((?:19|20)\d\d)(?![\d/.\p{L}])/gu, (year) => {
      if (dates[year] === undefined) return year;
      shown.years.push(year);
      return dates[year];
    });

  document.documentElement.lang = language;
  if (rightToLeft) document.documentElement.dir = 'rtl';
  for (const element of document.querySelectorAll('script, noscript, iframe')) element.remove();

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  const marks = [];
  const labelNodes = new Set();
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const text = node.nodeValue;
    const word = plain(text);
    if (rightToLeft && word === phone) {
      // Its groups of digits keep their order.
      const isolated = document.createElement('bdo');
      isolated.dir = 'ltr';
      isolated.textContent = word;
      node.replaceWith(isolated);
      continue;
    }
    if (word === '' || own.has(word) || ['STYLE', 'TITLE'].includes(node.parentElement.tagName)) continue;
    const heading = headings[key(text)];
    if (heading !== undefined) {
      const isUpper = word === word.toUpperCase() && word !== word.toLowerCase();
      if (heading.text !== null) node.nodeValue = isUpper ? heading.text.toLocaleUpperCase(language) : heading.text;
      marks.push({ node, kind: heading.kind });
      continue;
    }
    const label = labels[key(text)];
    if (label !== undefined && label !== null) {
      node.nodeValue = text.replace(word.replace(/[:：]$/, ''), label);
      labelNodes.add(node);
      continue;
    }
    if (word.length > 80) continue;
    const count = shown.months.length + shown.years.length;
    const dated = translateDates(text);
    // A year behind a month that was just written is part of it.
    const changed = dated === text ? translateYears(text) : dated;
    const isDate = shown.months.length + shown.years.length > count || /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(word);
    const ongoing = isDate
      ? changed.replace(/\b(?:present|current|now|today|aujourd'hui|ongoing)(?!\p{L})/giu, () => {
          shown.present += 1;
          return present ?? 'Present';
        })
      : changed;
    if (ongoing !== text) node.nodeValue = ongoing;
  }

  for (const element of document.querySelectorAll('body, body *')) {
    const { fontFamily } = getComputedStyle(element);
    const isIcon = /icon|awesome|glyph|octicon|moon/i.test(fontFamily);
    if (!isIcon) element.style.fontFamily = `${fontFamily}, ${families.map((family) => `'${family}'`).join(', ')}`;
  }

  const visible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility === 'visible' && Number(opacity) > 0.05;
  };
  const sizeOf = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const printed = (node) => {
    const { textTransform } = getComputedStyle(node.parentElement);
    const text = plain(node.nodeValue);
    return textTransform === 'uppercase' ? text.toLocaleUpperCase(language) : text;
  };
  const tags = 'h1, h2, h3, h4';
  // Headings that only this theme has look like those that it shares with others: "Skills and Tech".
  const lookOf = ({ parentElement }) => {
    const { fontSize, fontWeight, color } = getComputedStyle(parentElement);
    return [fontSize, fontWeight, color].join(' ');
  };
  const marked = marks
    .filter(({ node }) => visible(node.parentElement) && boxOf(node).width > 1)
    .map(({ node, kind }) => ({
      kind,
      text: printed(node),
      size: sizeOf(node.parentElement),
      isTagged: node.parentElement.closest(tags) !== null,
      look: lookOf(node),
      x: boxOf(node).left,
      top: boxOf(node).top,
    }));
  const sizes = marked.filter(({ kind }) => kind === 'experience' || kind === 'education').map(({ size }) => size);
  const minSize = Math.min(...(sizes.length > 0 ? sizes : [0])) * 0.95;
  const shared = marked.filter(({ size, isTagged }) => size >= minSize || isTagged);
  const looks = new Set(shared.map(({ look }) => look));
  const themesOwn = nodes.flatMap((node) => {
    const text = plain(node.nodeValue);
    if (own.has(text) || groupLabels.includes(text) || marks.some((mark) => mark.node === node)) return [];
    const isLabel = labelNodes.has(node) && node.parentElement?.closest(tags) !== null;
    const [kind] = isLabel
      ? ['contact/other']
      : (Object.entries(ownHeadings).find(([, words]) => new RegExp(`(?:^|[ &/])(?:${words})`, 'i').test(text)) ?? []);
    if (kind === undefined || !(isLabel || /^[a-z&,'’ -]{4,30}$/i.test(text)) || !node.isConnected) return [];
    if (!looks.has(lookOf(node)) || !visible(node.parentElement) || boxOf(node).width <= 1) return [];
    return [{ kind, text: printed(node), x: boxOf(node).left, top: boxOf(node).top }];
  });
  const groups = [...document.querySelectorAll(tags)]
    .filter(
      (element) =>
        groupLabels.includes(plain(element.textContent)) && visible(element) && sizeOf(element) >= minSize && sizes.length > 0,
    )
    .map((element) => ({
      kind: 'skills/other',
      text: plain(element.innerText),
      x: element.getBoundingClientRect().left,
      top: element.getBoundingClientRect().top,
    }));
  const { innerText } = document.body;
  return {
    headings: [...shared, ...themesOwn, ...groups],
    shown,
    text: innerText,
    width: document.documentElement.clientWidth,
  };
};
