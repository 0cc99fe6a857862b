import { describe, expect, it } from 'vitest';
import { errorPage } from '../src/pages/error-page.ts';
import { frontPage } from '../src/pages/front-page.ts';
import { frontTextsOf } from '../src/pages/front-texts.ts';

describe('the front page', () => {
  it('sends a resume and a job to the report, in the language of the browser', () => {
    const page = frontPage({ language: 'sv', dashboard: undefined });
    expect(page).toContain('<form action="/v1/score-ats" method="post" enctype="multipart/form-data">');
    expect(page).toContain('<input type="hidden" name="language" value="sv">');
    for (const name of ['file', 'job_description']) expect(page).toContain(` name="${name}"`);
  });

  it('is written in nine languages, and in English elsewhere', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'pt', 'ar', 'zh', 'ja', 'hi'] as const)
      expect(frontTextsOf(language).language).toBe(language);
    expect(frontPage({ language: 'sv', dashboard: undefined })).toContain('<html lang="en" dir="ltr">');
    expect(frontPage({ language: 'ar', dashboard: undefined })).toContain('<html lang="ar" dir="rtl">');
  });

  it('links to the dashboard where its address is known', () => {
    expect(frontPage({ language: 'en', dashboard: 'https://winnow.example' })).toContain('href="https://winnow.example/app/"');
    expect(frontPage({ language: 'en', dashboard: undefined })).not.toContain('/app/');
  });
});

describe('an error page', () => {
  it('says what was wrong and what to do, whatever the message holds', () => {
    const detail = {
      error: 'MISSING_FILE',
      message: '<script>',
      suggestion: 'Send one.',
      request_id: 'req_1',
      fields: [],
    } as const;
    const page = errorPage({ type: '/errors/missing_file', title: 'No file', status: 400, detail });
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('Send one.');
    expect(page).toContain('req_1');
  });
});
