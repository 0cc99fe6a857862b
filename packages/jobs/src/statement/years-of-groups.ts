import { type Clause, clauseAt } from './clauses.ts';
import type { Years } from './find-years.ts';
import type { SkillGroup } from './skill-groups.ts';

/** "Java (5 years)", "Java: 5 years" */
const tight = /^[\s(（:：–—-]{0,4}$/u;

/** "Java, Spring and Kafka": nothing but signs and one short word between two names. */
const list = /^[\s,，、&/+()]*\p{L}{0,5}[\s]*$/u;

/** For each group the years that it is asked for: those right behind it; else those before it in its clause, or before its list; else those at the end of its clause. */
export const yearsOfGroups = (
  text: string,
  groups: readonly SkillGroup[],
  years: readonly Years[],
  clauses: readonly Clause[],
): readonly (Years | undefined)[] => {
  const behind = groups.map(({ end }) =>
    years.find(
      (each) =>
        each.start >= end && tight.test(text.slice(end, Math.min(each.start, end + 5)) + (each.start > end + 5 ? 'x' : '')),
    ),
  );
  const taken = new Set(behind);
  const free = years.filter((each) => !taken.has(each)).map((each) => ({ each, clause: clauseAt(clauses, each.start) }));
  const inherited: (Years | undefined)[] = [];
  return groups.map((group, index) => {
    const clause = clauseAt(clauses, group.start);
    const before = free.filter((own) => own.clause === clause && own.each.end <= group.start).at(-1)?.each;
    const previous = groups[index - 1];
    const continued =
      previous !== undefined && list.test(text.slice(previous.end, group.start)) ? inherited[index - 1] : undefined;
    inherited[index] = before ?? continued;
    if (behind[index] !== undefined) return behind[index];
    if (inherited[index] !== undefined) return inherited[index];
    const last = groups[index + 1] === undefined || clauseAt(clauses, groups[index + 1]?.start ?? 0) !== clause;
    const after = free.find((own) => own.clause === clause && own.each.start >= group.end)?.each;
    return last ? after : undefined;
  });
};
