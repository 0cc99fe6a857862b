export type Bump = 'major' | 'minor' | 'patch' | 'none';

export type Change = { readonly bump: Bump; readonly summary: string };

const unreleased = '## Unreleased';
const placeholder = 'Changes since the last release are the files in [.changeset](.changeset/README.md).';

/** Changes of each size under the heading that readers look for. */
const headings: readonly (readonly [bump: Bump, heading: string])[] = [
  ['major', '### Breaking changes'],
  ['minor', '### Added'],
  ['patch', '### Fixed'],
];

/** A summary as one list item; further lines are indented so that they stay part of it. */
const listItem = (summary: string): string => `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`;

const groups = (changes: readonly Change[]): readonly string[] =>
  headings.flatMap(([bump, heading]) => {
    const items = changes.filter((change) => change.bump === bump).map(({ summary }) => listItem(summary));
    return items.length === 0 ? [] : [`${heading}\n\n${items.join('\n')}`];
  });

/** The text below a version's heading, up to the next version. */
export const sectionOf = (changelog: string, version: string): string | undefined => {
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find((each) => each.split('\n', 1)[0]?.split(' ')[1] === version);
  return section?.slice(section.indexOf('\n')).trim();
};

/** The changelog with a section for a new version: what was written under Unreleased by hand, then the changesets. */
export const addRelease = (
  changelog: string,
  { version, date, changes }: { readonly version: string; readonly date: string; readonly changes: readonly Change[] },
): string => {
  const written = sectionOf(changelog, 'Unreleased');
  if (written === undefined) throw new Error(`CHANGELOG.md has no section "${unreleased}".`);
  const body = [written.replace(placeholder, '').trim(), ...groups(changes)].filter((part) => part !== '');
  if (body.length === 0) throw new Error('There is nothing to release: no changeset, and nothing under Unreleased.');
  const release = [`${unreleased}\n\n${placeholder}`, `## ${version} (${date})`, ...body].join('\n\n');
  return changelog.replace(`${unreleased}\n\n${written}`, () => release);
};
