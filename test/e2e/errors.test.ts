import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { errorBody } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { get, post, type Upload } from '../support/call.ts';
import { apiKey } from '../support/deployment.ts';
import { makeSample, renderDocx, renderPdf, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

const text = (content: string, name = 'resume.txt'): Upload => ({ name, bytes: new TextEncoder().encode(content) });
const good = (number: number): Upload => ({ name: 'resume.txt', bytes: renderText(makeSample(number)) });
const bytes = (...values: readonly number[]): Upload => ({ name: 'resume.pdf', bytes: Uint8Array.from(values) });

describeModes(
  (deployment) => {
    const url = (path: string): string => `${deployment().addresses()[0]}${path}`;
    const refuse = async (path: string, options: Parameters<typeof post>[1], status: number, error: string) => {
      const answer = await post(url(path), options);
      const { detail } = errorBody.parse(answer.body);
      expect([answer.status, detail.error]).toEqual([status, error]);
      expect(answer.headers.get('x-request-id')).toBe(detail.request_id);
      return { ...answer, detail };
    };

    describe.each(['/v1/score-ats', '/v1/parse'])('%s', (path) => {
      it('without a file is 400', () => refuse(path, { fields: { language: 'en' } }, 400, 'MISSING_FILE'));

      it('with the file sent as text is 400', () => refuse(path, { fields: { file: 'Ada Example' } }, 400, 'MISSING_FILE'));

      it('with a language that does not exist is 400 and lists those that do', async () => {
        const { detail } = await refuse(path, { file: good(1), fields: { language: 'xx' } }, 400, 'UNSUPPORTED_LANGUAGE');
        expect(detail.fields[0]?.message).toContain('zh');
      });

      it('with a file too many is 400', async () => {
        const form = new FormData();
        form.append('file', new Blob(['a']), 'a.txt');
        form.append('file', new Blob(['b']), 'b.txt');
        const response = await fetch(url(path), { method: 'POST', body: form, headers: { 'x-api-key': apiKey } });
        expect([response.status, errorBody.parse(await response.json()).detail.error]).toEqual([400, 'INVALID_REQUEST']);
      });

      it('with the file in another field is 400 and names that field', async () => {
        const form = new FormData();
        form.append('resume', new Blob(['a']), 'a.txt');
        const response = await fetch(url(path), { method: 'POST', body: form, headers: { 'x-api-key': apiKey } });
        expect([response.status, errorBody.parse(await response.json()).detail.error]).toEqual([400, 'MISSING_FILE']);
      });

      it.each([
        ['no boundary', 'multipart/form-data', '--x\r\n'],
        ['a body that is not multipart', 'multipart/form-data; boundary=x', 'not multipart'],
        [
          'a body that ends too early',
          'multipart/form-data; boundary=x',
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
        ],
      ])('with %s is 400', async (_, type, body) => {
        const response = await fetch(url(path), { method: 'POST', body, headers: { 'x-api-key': apiKey, 'content-type': type } });
        expect([response.status, errorBody.parse(await response.json()).detail.error]).toEqual([400, 'MALFORMED_MULTIPART']);
      });

      it('with a wrong key is 401 with the published body, before the upload is read', async () => {
        const { body } = await refuse(path, { file: good(1), key: `wk_${'0'.repeat(49)}` }, 401, 'AUTH_ERROR');
        expect(body).toMatchObject({
          detail: { error: 'AUTH_ERROR', message: 'Invalid API Key', suggestion: expect.stringContaining('x-api-key') },
        });
      });

      it('with a key of other letter case, or given twice, is 401', async () => {
        await refuse(path, { file: good(1), key: apiKey.toUpperCase() }, 401, 'AUTH_ERROR');
        await refuse(path, { file: good(1), key: `${apiKey}, ${apiKey}` }, 401, 'AUTH_ERROR');
      });

      it('with a file larger than the limit is 413, with one of exactly the limit it is not', async () => {
        await refuse(path, { file: text(`${'a '.repeat(1_048_576 / 2)}b`) }, 413, 'FILE_TOO_LARGE');
        const limit = await post(url(path), { file: text('word '.repeat(209_715).padEnd(1_048_576, '.')) });
        expect(limit.status).not.toBe(413);
      });

      it.each([
        ['a legacy Word file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0))],
        ['an RTF file', text('{\\rtf1\\ansi Ada Example}', 'resume.rtf')],
        ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
        ['a web page', text('<!doctype html><html><body>Ada Example</body></html>', 'resume.pdf')],
      ])('with %s is 415 and says what was found', async (_, file) => {
        const { detail } = await refuse(path, { file }, 415, 'UNSUPPORTED_FORMAT');
        expect(detail.message.length).toBeGreaterThan(20);
      });

      it('with an empty file is 422', async () => {
        const { detail } = await refuse(path, { file: text('') }, 422, 'UNREADABLE_FILE');
        expect(detail.reason).toBe('corrupt');
      });

      it('with a PDF cut in half is 422 or read as far as it goes, never an error of ours', async () => {
        const whole = await renderPdf(makeSample(7));
        const answer = await post(url(path), { file: { name: 'resume.pdf', bytes: whole.slice(0, whole.length / 2) } });
        expect([200, 422]).toContain(answer.status);
      });

      it('with a Word file cut in half is 422', async () => {
        const whole = await renderDocx(makeSample(7));
        const { detail } = await refuse(
          path,
          { file: { name: 'resume.docx', bytes: whole.slice(0, whole.length / 2) } },
          422,
          'UNREADABLE_FILE',
        );
        expect(detail.reason).toBe('corrupt');
      });

      it('with more pages than the limit is 422', async () => {
        const { PDFDocument } = await import('pdf-lib');
        const pdf = await PDFDocument.create();
        for (let page = 0; page < 51; page += 1) pdf.addPage([595, 842]).drawText(`Page ${page}`);
        const { detail } = await refuse(path, { file: { name: 'book.pdf', bytes: await pdf.save() } }, 422, 'UNREADABLE_FILE');
        expect(detail.reason).toBe('too_many_pages');
      });

      it('answers a file that it refused in the same way the second time', async () => {
        const file = text('{\\rtf1 the same twice}');
        const [first, second] = [await post(url(path), { file }), await post(url(path), { file })];
        expect([first.status, second.status]).toEqual([415, 415]);
      });
    });

    it.each([
      ['an index without end', ['a[4294967294]', 'a[b]']],
      ['an index of a known field', ['categories[100000000]', 'categories[b]']],
      ['more brackets than a stack has', [`a${'[b]'.repeat(30)}`]],
      ['the prototype of all objects', ['__proto__[polluted]', 'constructor[prototype][polluted]']],
    ])('refuses names of a form with %s at once, without a key, too', async (_, names) => {
      const fields = Object.fromEntries(names.map((name) => [name, '1']));
      await refuse('/v1/score-ats', { file: good(1), fields, key: null }, 400, 'INVALID_REQUEST');
      expect((await get(url('/healthz'))).status).toBe(200);
    });

    it('refuses a call without a key where one is required', () =>
      refuse('/v1/parse', { file: good(1), key: null }, 401, 'AUTH_ERROR'));

    it.each(['/v1/operations/op_unknown', '/v1/operations/%00', '/v1/operations/..%2f..'])('answers 404 to %s', async (path) => {
      const answer = await get(url(path));
      expect([answer.status, errorBody.parse(answer.body).detail.error]).toEqual([404, 'OPERATION_NOT_FOUND']);
    });

    it('answers 405 to a method that a path does not take, and names those that it does', async () => {
      for (const [path, allow] of [
        ['/v1/score-ats', 'POST'],
        ['/docs', 'GET'],
      ] as const) {
        const answer = await fetch(url(path), { method: 'PUT', headers: { 'x-api-key': apiKey } });
        expect([answer.status, answer.headers.get('allow'), errorBody.parse(await answer.json()).detail.error]).toEqual([
          405,
          allow,
          'INVALID_REQUEST',
        ]);
      }
    });

    it.each(['/v1', '/v1/nothing', '/v2/score-ats', '//v1/score-ats'])('answers 404 to GET %s', async (path) => {
      const answer = await get(url(path));
      expect([answer.status, errorBody.parse(answer.body).detail.error]).toEqual([404, 'NOT_FOUND']);
    });

    it('answers 400 to a path that cannot be decoded', async () => {
      const answer = await get(url('/v1/operations/%E0%A4%A'));
      expect([answer.status, errorBody.parse(answer.body).detail.error]).toEqual([400, 'INVALID_REQUEST']);
    });

    it('lives on after connections that break in the middle of an upload', async () => {
      const { hostname, port } = new URL(url('/'));
      for (const share of [0.01, 0.5, 0.99])
        for (let round = 0; round < 10; round += 1)
          await new Promise<void>((resolve) => {
            const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(20_000)}\r\n--x--\r\n`;
            const socket = connect(Number(port), hostname, () => {
              socket.write(
                `POST /v1/parse HTTP/1.1\r\nHost: x\r\nx-api-key: ${apiKey}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
              );
              socket.write(body.slice(0, Math.floor(body.length * share)), () => socket.destroy());
            });
            socket.on('close', () => resolve());
            socket.on('error', () => resolve());
          });
      expect((await post(url('/v1/parse'), { file: good(8) })).status).toBe(200);
    });

    it('answers what is not HTTP with the one error body, too', async () => {
      const { hostname, port } = new URL(url('/'));
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n'));
        let text = '';
        socket.on('data', (chunk) => {
          text += String(chunk);
        });
        socket.on('close', () => resolve(text));
        socket.on('error', reject);
      });
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toContain('HTTP/1.1 400');
      expect(errorBody.parse(JSON.parse(body)).detail.error).toBe('INVALID_REQUEST');
    });

    it('refuses an upload without end when it is past the limit, not when it ends', async () => {
      const { status, sent } = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
        let bytes = 0;
        const call = httpRequest(
          url('/v1/parse'),
          { method: 'POST', headers: { 'x-api-key': apiKey, 'content-type': 'multipart/form-data; boundary=x' } },
          (response) => {
            resolve({ status: response.statusCode, sent: bytes });
            call.destroy();
          },
        );
        call.on('error', reject);
        call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
        const pump = (): void => {
          while (!call.destroyed && call.write('a'.repeat(65_536))) bytes += 65_536;
        };
        call.on('drain', pump);
        pump();
      });
      expect(status).toBe(413);
      expect(sent).toBeLessThan(50 * 1024 * 1024);
    });

    it('does not wait for the body of a request whose key is wrong', async () => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const call = httpRequest(
          url('/v1/parse'),
          { method: 'POST', headers: { 'x-api-key': 'wrong', 'content-type': 'multipart/form-data; boundary=x' } },
          (response) => {
            resolve(response.statusCode);
            call.destroy();
          },
        );
        call.on('error', reject);
        call.write('--x\r\n');
      });
      expect(status).toBe(401);
    });
  },
  { WINNOW_LIMIT_FILE_BYTES: '1048576', WINNOW_LIMIT_ANONYMOUS_PER_MINUTE: '1000', WINNOW_LIMIT_ANONYMOUS_PER_DAY: '1000' },
);
