import { type Content, type Html, html } from '@winnow/html';

/** Name of the field that proves that a form came from one of our pages. */
export const csrfName = 'csrf';

export const csrfField = ({ csrf }: { readonly csrf: string }): Html =>
  html`<input type="hidden" name="${csrfName}" value="${csrf}">`;

/** Errors of a form, by field name. */
export type Faults = { readonly [field: string]: string };

type Field = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
};

type Input = Field & {
  readonly type: 'text' | 'url' | 'date' | 'password' | 'number';
  readonly value: string;
  /** Further attributes, such as `required`. */
  readonly attributes?: Html;
};

const described = ({ name, hint, fault }: Field): Html | undefined => {
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(fault === undefined ? [] : [`${name}-fault`])];
  if (ids.length === 0) return undefined;
  return html` aria-describedby="${ids.join(' ')}"${fault !== undefined && html` aria-invalid="true"`}`;
};

const words = ({ name, hint, fault }: Field): Content => [
  hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`,
  fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`,
];

/** A single-line input with its label. */
export const inputField = (field: Input): Html => html`<div class="field">
<label for="${field.name}">${field.label}</label>
${words(field)}
<input id="${field.name}" name="${field.name}" type="${field.type}" value="${field.value}"${described(field)}${field.attributes}>
</div>`;

/** A multi-line input with its label. */
export const linesField = (field: Field & { readonly value: string }): Html => html`<div class="field">
<label for="${field.name}">${field.label}</label>
${words(field)}
<textarea id="${field.name}" name="${field.name}" rows="4" spellcheck="false"${described(field)}>
${field.value}</textarea>
</div>`;

/** A choice of one, with its label; the first one is preselected. */
export const choiceField = (field: Field & { readonly choices: readonly (readonly [value: string, name: string])[] }): Html =>
  html`<div class="field">
<label for="${field.name}">${field.label}</label>
${words(field)}
<select id="${field.name}" name="${field.name}"${described(field)}>
${field.choices.map(([value, name]) => html`<option value="${value}">${name}</option>`)}
</select>
</div>`;

type Check = { readonly value: string; readonly label: string; readonly checked: boolean };

const checkBox = (name: string, { value, label, checked }: Check): Html => {
  const id = `${name}-${value}`;
  return html`<p class="check"><input type="checkbox" id="${id}" name="${name}" value="${value}"${checked && html` checked`}>
<label for="${id}">${label}</label></p>`;
};

/** A single yes or no. */
export const checkField = (name: string, label: string, checked: boolean): Html =>
  html`<div class="field">${checkBox(name, { value: 'yes', label, checked })}</div>`;

/** A choice of any number, with one label. */
export const checksField = (
  field: Field & { readonly checks: readonly Check[] },
): Html => html`<fieldset id="${field.name}" tabindex="-1"${described(field)}>
<legend>${field.label}</legend>
${words(field)}
${field.checks.map((check) => checkBox(field.name, check))}
</fieldset>`;

/** Lists the errors at the top of the page, with a link to each field. */
export const faultSummary = (faults: Faults): Html | undefined => {
  const entries = Object.entries(faults);
  if (entries.length === 0) return undefined;
  return html`<div class="alert" role="alert">
<h2>This cannot be saved yet</h2>
<ul>${entries.map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}</ul>
</div>`;
};
