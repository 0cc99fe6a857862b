export type Decision = { readonly file: string; readonly text: string };

const sections = ['Context', 'Decision', 'Consequences'];
const status = /^- Status: (Proposed|Accepted|Superseded by \[(\d{4})\]\(\2-[a-z0-9-]+\.md\))$/m;
const date = /^- Date: \d{4}-\d\d-\d\d$/m;

const textBreaches = ({ file, text }: Decision): readonly string[] => {
  const found = [...text.matchAll(/^## (.+)\n\n(.*)/gm)].flatMap(([, heading, first]) => (first ? heading : []));
  return [
    ...(text.startsWith(`# ${Number(file.slice(0, 4))}. `) ? [] : [`${file} does not start with its number and title`]),
    ...(status.test(text) ? [] : [`${file} has no valid status`]),
    ...(date.test(text) ? [] : [`${file} has no date`]),
    ...(found.join() === sections.join() ? [] : [`${file} has the sections ${found.join(', ')}`]),
  ];
};

/** What is wrong with the decision records, and with the list of them in `overview`: each is linked there once, in order, by its title. */
export const decisionBreaches = (decisions: readonly Decision[], overview: string): readonly string[] => {
  const listed = [...overview.matchAll(/^- \[\d{4}\]\(docs\/adr\/(.+?)\) (.+)$/gm)].map(([, file, title]) => `${file}: ${title}`);
  const expected = decisions.map(({ file, text }) => `${file}: ${text.split('\n', 1)[0]?.replace(/^# \d+\. /, '')}`);
  return [
    ...decisions.flatMap(({ file }, index) =>
      /^\d{4}-[a-z0-9-]+\.md$/.test(file) && Number(file.slice(0, 4)) === index + 1 ? [] : [`${file} is not number ${index + 1}`],
    ),
    ...decisions.flatMap(textBreaches),
    ...expected.filter((entry, index) => listed[index] !== entry).map((entry) => `${entry} is not listed at its place`),
    ...(listed.length > expected.length ? [`${listed.length - expected.length} entries of the list are no decisions`] : []),
  ];
};
