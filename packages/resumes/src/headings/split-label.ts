/** A label of a few words and the text behind it, such as "Certificates: PMP"; undefined for a text without one. */
export const splitLabel = (text: string): { readonly label: string; readonly rest: string } | undefined => {
  const [, label, rest = ''] = /^([^:：]{3,40})[:：]\s*(\S.*)$/u.exec(text) ?? [];
  return label === undefined ? undefined : { label, rest };
};

/** True for a label on a line of its own: "Languages known:". */
export const isLabelAlone = (text: string): boolean => /[:：]$/u.test(text);
