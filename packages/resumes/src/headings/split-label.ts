/** A label of a few words and the text behind it, such as "Certificates: PMP"; undefined for a text without one. */
export const splitLabel = (text: string): { readonly label: string; readonly rest: string } | undefined => {
  const [, label, rest = ''] = /^([^:：]{3,40})[:：]\s*(\S.*)$/u.exec(text) ?? [];
  return label === undefined ? undefined : { label, rest };
};
