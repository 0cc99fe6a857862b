import type { RankedCandidate, Requirement } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StageSelect, StarButton } from '../candidate/review-controls.tsx';
import { useBlind } from '../parts/use-blind.ts';
import { useCandidateName } from '../parts/use-candidate-name.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { OptionalColumn } from './use-columns.ts';

type Props = {
  readonly batchId: string;
  readonly index: number;
  /** In pixels, from the first row. */
  readonly offset: number;
  /** Undefined until it has been read. */
  readonly row: RankedCandidate | undefined;
  readonly requirements: readonly Requirement[];
  readonly columns: readonly OptionalColumn[];
  readonly isSelected: boolean;
  readonly onSelect: (id: string, on: boolean) => void;
};

/** As many chips as fit beside a name. */
const maxChips = 6;

const Chips = ({ row, requirements }: Pick<Props, 'requirements'> & { readonly row: RankedCandidate }) => {
  const { say } = useTexts();
  const asked = new Map(requirements.flatMap((each) => [each.canonical, each.label].map((name) => [name, each] as const)));
  const isMust = (name: string): boolean => asked.get(name)?.necessity === 'required';
  const missing = row.missing.map((name) => ({ name, kind: isMust(name) ? 'missing must' : 'missing' }));
  const chips = [
    ...missing.filter(({ kind }) => kind !== 'missing'),
    ...row.matched.map((name) => ({ name, kind: 'met' })),
    ...missing.filter(({ kind }) => kind === 'missing'),
  ];
  return (
    <ul className="chips">
      {chips.slice(0, maxChips).map(({ name, kind }) => (
        <li key={name} className={kind}>
          <span className="hidden">{say(kind === 'met' ? 'verdict_met' : 'verdict_not_shown')}: </span>
          <bdi>{asked.get(name)?.label ?? name}</bdi>
        </li>
      ))}
      {chips.length > maxChips && <li className="more">+{chips.length - maxChips}</li>}
    </ul>
  );
};

const Tags = ({ tags }: { readonly tags: readonly string[] }) => (
  <ul className="chips">
    {tags.map((tag) => (
      <li key={tag}>
        <bdi>{tag}</bdi>
      </li>
    ))}
  </ul>
);

/** One candidate of a ranking. */
export const RankingRow = ({ batchId, index, offset, row, requirements, columns, isSelected, onSelect }: Props) => {
  const { say, number } = useTexts();
  const nameOf = useCandidateName();
  const [blind] = useBlind();
  const style = { transform: `translateY(${offset}px)` };
  if (row === undefined) return <div className="row empty" role="row" aria-rowindex={index + 2} style={style} />;
  const { candidate_id: id, rank, score, required_met: musts, review, file_name: file } = row;
  const name = nameOf(row);
  const cells: { readonly [column in OptionalColumn]: () => ReactNode } = {
    requirements: () => <Chips row={row} requirements={requirements} />,
    tags: () => <Tags tags={review.tags} />,
    stage: () => <StageSelect batchId={batchId} id={id} stage={review.stage} label={`${say('stage')}: ${name}`} />,
    star: () => <StarButton batchId={batchId} id={id} starred={review.starred} label={`${say('star')}: ${name}`} />,
  };
  return (
    <div className="row" role="row" aria-rowindex={index + 2} style={style}>
      <span role="cell" className="select">
        <input
          type="checkbox"
          aria-label={`${say('select')}: ${name}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </span>
      <span role="cell" className="rank">
        {number(rank)}
      </span>
      <span role="cell" className="score">
        <strong>{score === null ? '–' : number(score)}</strong>
        <small className="quiet">
          {number(musts.met)}/{number(musts.total)}
        </small>
      </span>
      <span role="cell" className="candidate">
        <Link href={`/batches/${batchId}/candidates/${id}`} dir="auto">
          {name}
        </Link>
        {!blind && row.name !== null && (
          <small className="quiet" dir="auto">
            {file}
          </small>
        )}
      </span>
      {columns.map((column) => (
        <span role="cell" className={column} key={column}>
          {cells[column]()}
        </span>
      ))}
    </div>
  );
};
