import { errorBody, job, languageCodes, matchReport, questionSet } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { post, send, type Upload, untilDone, withoutIds } from '../support/call.ts';
import { countTasks } from '../support/count-tasks.ts';
import { givenJob, jobText } from '../support/job-texts.ts';
import { makeSample, renderDocx, renderPdf, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

const textFile = (number: number): Upload => ({ name: 'resume.txt', bytes: renderText(makeSample(number)) });

/** What the sample resumes show, and what they do not. */
const fitting = {
  title: 'Operations Lead',
  requirements: [
    { text: 'SQL' },
    { text: 'Microsoft Excel' },
    { text: 'Kubernetes' },
    { text: '5 years of experience' },
    { text: "Bachelor's degree" },
    { text: 'Negotiation', necessity: 'preferred' },
  ],
};

describeModes((deployment) => {
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;
  const makeJob = async (given: object = fitting): Promise<string> =>
    job.parse((await send('POST', url('/v1/create-job'), given)).body).job_id;
  const match = (file: Upload, job_id: string, language = 'en') =>
    post(url('/v1/score-match-parsed'), { file, fields: { job_id, language } });

  describe('a match', () => {
    it('comes as a page with its quotes marked on the resume, also when it was computed before', async () => {
      const file: Upload = { name: 'resume.pdf', bytes: await renderPdf(makeSample(202)) };
      const job_id = await makeJob();
      await match(file, job_id);
      const page = await post(url('/v1/score-match-parsed'), {
        file,
        fields: { job_id, language: 'de' },
        headers: { Accept: 'text/html' },
      });
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect(page.body.text).toContain('<html lang="de"');
      expect(page.body.text).toMatch(/src="data:image\/png;base64,.*class="mark good"/s);
    });

    it('says of each requirement whether the resume shows it, and where', async () => {
      const job_id = await makeJob();
      const answer = await match(textFile(201), job_id);
      expect(answer.status).toBe(200);
      const report = matchReport.parse(answer.body);
      const status = (text: string) => report.requirements.find((each) => each.text === text)?.status;
      expect([status('SQL'), status('Microsoft Excel'), status('Kubernetes'), status('5 years of experience')]).toEqual([
        'met',
        'met',
        'not_shown',
        'met',
      ]);
      for (const { status: shown, evidence } of report.requirements)
        if (shown === 'met') expect(evidence[0]?.quote.length).toBeGreaterThan(0);
      expect(report.missing).toEqual(['kubernetes']);
      expect(report.matched).toEqual(expect.arrayContaining(['sql']));
      const sum = report.categories.reduce((all, { score }) => all + score, 0);
      expect(report.score).toBe(Math.min(sum, report.cap ?? sum));
      expect(report.job_version).toBe(1);
      expect(report.computed_from).toEqual({
        engine_version: report.engine_version,
        document_sha256: report.document.sha256,
        job_version: 1,
        job_digest: expect.stringMatching(/^[0-9a-f]{32}$/),
        weights: { skills: 50, experience: 25, education: 10, languages: 10, title: 5 },
        meaning: null,
      });
    });

    it('is the same for the same resume as text, PDF and Word document', async () => {
      const job_id = await makeJob();
      const files: Upload[] = [
        textFile(202),
        { name: 'a.pdf', bytes: await renderPdf(makeSample(202)) },
        { name: 'a.docx', bytes: await renderDocx(makeSample(202)) },
      ];
      const scores = await Promise.all(files.map(async (file) => matchReport.parse((await match(file, job_id)).body).score));
      expect(new Set(scores).size).toBe(1);
    });

    it('is answered from what was computed before, byte for byte, and after a correction anew', async () => {
      const job_id = await makeJob();
      const [first, second] = [await match(textFile(203), job_id), await match(textFile(203), job_id)];
      expect([first.body.cached, second.body.cached]).toEqual([false, true]);
      expect(JSON.stringify({ ...withoutIds(second.body), cached: false })).toBe(JSON.stringify(withoutIds(first.body)));

      const requirements = fitting.requirements.filter(({ text }) => text !== 'Kubernetes');
      await send('PUT', url(`/v1/jobs/${job_id}`), { ...fitting, requirements });
      const corrected = matchReport.parse((await match(textFile(203), job_id)).body);
      expect([corrected.job_version, corrected.cached, corrected.missing]).toEqual([2, false, []]);
      expect(corrected.score).toBeGreaterThan(Number(first.body.score));
    });

    it('is computed once when many ask for it at the same time, and the job is not parsed again', async () => {
      const job_id = await makeJob();
      const before = { match: await countTasks(deployment(), 'match'), job: await countTasks(deployment(), 'readJobInput') };
      const answers = await Promise.all(Array.from({ length: 8 }, () => match(textFile(204), job_id)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect((await countTasks(deployment(), 'match')) - before.match).toBe(1);
      await match(textFile(204), job_id);
      await post(url('/v1/questions'), { file: textFile(204), fields: { job_id } });
      expect((await countTasks(deployment(), 'readJobInput')) - before.job).toBe(0);
      expect((await countTasks(deployment(), 'match')) - before.match).toBe(1);
    });

    it('has its texts in each of the 50 languages and the same numbers', async () => {
      const job_id = await makeJob();
      const english = matchReport.parse((await match(textFile(205), job_id)).body);
      const texts = new Set<string>();
      for (const language of languageCodes) {
        const report = matchReport.parse((await match(textFile(205), job_id, language)).body);
        expect([report.language, report.score, report.requirements]).toEqual([language, english.score, english.requirements]);
        texts.add(report.summary).add(report.disclaimer);
      }
      expect(texts.size).toBe(100);
    });

    it('with the text of a job parses it on the way, once', async () => {
      const job_description = jobText(301);
      const [first, second] = [
        await post(url('/v1/score-match'), { file: textFile(206), fields: { job_description } }),
        await post(url('/score-match'), { file: textFile(207), fields: { job_description } }),
      ];
      expect([first.status, second.status, second.body.job_id]).toEqual([200, 200, first.body.job_id]);
      const parsed = await post(url('/v1/parse-job'), { fields: { job_description } });
      expect([parsed.status, parsed.body.job_id, parsed.body.existing]).toEqual([200, first.body.job_id, true]);
      const third = await match(textFile(206), String(first.body.job_id));
      expect(third.body.cached).toBe(true);
    });

    it('can be waited for later, with the text of a job that nobody has read yet', async () => {
      const fields = { job_description: jobText(302) };
      const accepted = await post(url('/v1/score-match'), { file: textFile(208), fields, headers: { Prefer: 'respond-async' } });
      expect(accepted.status).toBe(202);
      const { body } = await untilDone(deployment().addresses, String(accepted.body.id));
      expect(matchReport.parse(body.result).cached).toBe(false);
    });

    it('refuses a job that is missing, unknown or says nothing', async () => {
      const refusal = async (path: string, fields: Record<string, string>) => {
        const { status, body } = await post(url(path), { file: textFile(209), fields });
        return [status, errorBody.parse(body).detail.error];
      };
      expect(await refusal('/v1/score-match-parsed', {})).toEqual([400, 'MISSING_JOB']);
      expect(await refusal('/v1/score-match-parsed', { job_id: 'job_unknown' })).toEqual([404, 'JOB_NOT_FOUND']);
      expect(await refusal('/v1/score-match-parsed', { job_id: '{"$ne":1}' })).toEqual([404, 'JOB_NOT_FOUND']);
      expect(await refusal('/v1/score-match', {})).toEqual([400, 'MISSING_JOB']);
      expect(await refusal('/v1/score-match', { job_description: 'The sun shines.' })).toEqual([422, 'EMPTY_JOB']);
    });
  });

  describe('questions', () => {
    const ask = (fields: Record<string, string>, number = 210) => post(url('/v1/questions'), { file: textFile(number), fields });

    it('are of all four kinds, and quote what they are based on', async () => {
      const answer = await ask({ job_id: await makeJob(), language: 'fr' });
      expect(answer.status).toBe(200);
      const set = questionSet.parse(answer.body);
      expect(Object.values(set.counts).every((count) => count >= 1)).toBe(true);
      expect(Object.values(set.counts).reduce((sum, count) => sum + count, 0)).toBe(set.questions.length);
      for (const question of set.questions) {
        if (question.based_on.kind !== 'generic' && question.category !== 'iq_logical')
          expect(question.based_on.quote).not.toBeNull();
        expect(question.answer === null).toBe(question.category !== 'iq_logical');
      }
      expect(new Set(set.questions.map(({ based_on }) => based_on.kind)).size).toBeGreaterThanOrEqual(3);
      expect(set.questions.some(({ based_on }) => based_on.kind === 'gap' && based_on.quote === 'Kubernetes')).toBe(true);
    });

    it('are the same for the same call, and others for another seed', async () => {
      const job_id = await makeJob();
      const call = (fields = {}) => ask({ job_id, ...fields }, 211);
      const [first, second, other] = [await call(), await call(), await call({ seed: '7' })];
      expect([first.body.cached, second.body.cached]).toEqual([false, true]);
      expect(second.body.questions).toEqual(first.body.questions);
      expect(other.body.questions).not.toEqual(first.body.questions);
      expect(other.body.seed).toBe(7);
    });

    it('come in the number and the categories asked for', async () => {
      const set = questionSet.parse((await ask({ job_id: await makeJob(), categories: 'hr, iq_logical', count: '6' })).body);
      expect(set.questions).toHaveLength(6);
      expect(new Set(set.questions.map(({ category }) => category))).toEqual(new Set(['hr', 'iq_logical']));
    });

    it('take a description where there is no id; an id takes priority, even one that is unknown', async () => {
      const described = await ask({ job_description: jobText(303) });
      expect(described.status).toBe(200);
      const job_id = await makeJob(givenJob);
      expect((await ask({ job_id, job_description: jobText(303) })).body.job_id).toBe(job_id);
      const unknown = await ask({ job_id: 'job_unknown', job_description: jobText(303) });
      expect([unknown.status, errorBody.parse(unknown.body).detail.error]).toEqual([404, 'JOB_NOT_FOUND']);
      const none = await ask({});
      expect([none.status, errorBody.parse(none.body).detail.error]).toEqual([400, 'MISSING_JOB']);
    });

    it.each([
      ['categories', 'hr,sports'],
      ['count', '0'],
      ['count', '41'],
      ['count', '1.5'],
      ['seed', '-1'],
    ])('refuse %s=%s', async (name, value) => {
      const answer = await ask({ job_id: await makeJob(), [name]: value });
      expect([answer.status, errorBody.parse(answer.body).detail.fields[0]?.field]).toEqual([400, name]);
    });
  });
});
