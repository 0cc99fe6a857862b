import { z } from 'zod';
import { maxFollowUp, maxItems, maxListenFor, maxText, minItems, minText } from './wording-limits.ts';

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const wording = z.strictObject({
  id: z.string(),
  text: z.string().trim().min(minText).max(maxText),
  follow_up: z.string().trim().min(minText).max(maxFollowUp),
  listen_for: z.array(z.string().trim().min(2).max(maxListenFor)).min(minItems).max(maxItems),
});

/** The closed shape of an answer; what each question is like is checked one by one. */
const answer = z.strictObject({ questions: z.array(z.unknown()).max(100) });

export type Wording = z.infer<typeof wording>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The wordings in the response of a chat provider, without those of another shape and those whose ID comes twice; undefined when it
 * is no answer at all.
 */
export const readWordings = (response: unknown): readonly Wording[] | undefined => {
  const content = completion.safeParse(response).data?.choices[0]?.message.content;
  const { data } = answer.safeParse(content === undefined ? undefined : parsed(content));
  if (data === undefined) return undefined;
  const wordings = data.questions.flatMap((each) => wording.safeParse(each).data ?? []);
  return wordings.filter(({ id }) => wordings.filter((each) => each.id === id).length === 1);
};
