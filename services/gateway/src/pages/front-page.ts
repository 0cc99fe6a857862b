import type { LanguageCode } from '@winnow/contracts';
import { html, htmlText } from '@winnow/html';
import { localeOf } from '@winnow/languages';
import { frontTextsOf } from './front-texts.ts';

type Front = {
  /** Language of the report; the page itself is in English where it is not translated. */
  readonly language: LanguageCode;
  /** URL of the dashboard, if it is known. */
  readonly dashboard: string | undefined;
};

/**
 * A form that a browser sends to `POST /v1/score-ats` itself, so the report comes as a page and the limits for callers without a
 * key hold. The script only adds what a form cannot do: pasted text and samples as files.
 */
export const frontPage = ({ language, dashboard }: Front): string => {
  const { texts, language: shown } = frontTextsOf(language);
  return htmlText(html`<!doctype html>
<html lang="${shown}" dir="${localeOf(shown).direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="stylesheet" href="/front.css">
<script src="/front.js" defer></script>
</head>
<body>
<header><strong>Winnow</strong> <nav><a href="/docs">${texts.docs}</a>${dashboard !== undefined && html` <a href="${dashboard}/app/">${texts.dashboard}</a>`}</nav></header>
<main>
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<form action="/v1/score-ats" method="post" enctype="multipart/form-data">
<input type="hidden" name="language" value="${language}">
<p><label for="file">${texts.resume}</label>
<input id="file" name="file" type="file" required accept=".pdf,.docx,.txt,.md" aria-describedby="formats">
<small id="formats">${texts.formats}</small></p>
<p id="paste" hidden><label for="text">${texts.paste}</label>
<textarea id="text" rows="6" dir="auto"></textarea></p>
<p><label for="job">${texts.job}</label>
<textarea id="job" name="job_description" rows="6" maxlength="50000" dir="auto"></textarea></p>
<p class="actions"><button type="submit">${texts.submit}</button> <button type="button" id="sample" hidden>${texts.sample}</button></p>
<p><small>${texts.privacy}</small></p>
</form>
</main>
</body>
</html>
`);
};
