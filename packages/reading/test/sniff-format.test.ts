import { isAppError } from '@winnow/kernel';
import { describe, expect, it } from 'vitest';
import { sniffFormat } from '../src/index.ts';
import { docxEntries, docxOf, p } from './build-docx.ts';
import { pdfOf } from './build-pdf.ts';
import { zipOf } from './build-zip.ts';
import { maxCpuMs, startCpuTime } from './cpu-time.ts';
import { inflate, limits, outcomeOf, utf8 } from './tools.ts';

const sniff = (bytes: Uint8Array): string => {
  try {
    return sniffFormat(bytes, inflate, limits);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.details.reason === undefined ? error.message : `${error.code} ${error.details.reason}`;
  }
};

const ole = (...streams: readonly string[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ]);

describe('the format of a file', () => {
  it('is told by content for PDF, DOCX and text', async () => {
    expect(sniff(await pdfOf([]))).toBe('pdf');
    expect(sniff(docxOf(p('Ada Byron')))).toBe('docx');
    expect(sniff(utf8('Ada Byron\nEngineer'))).toBe('txt');
  });

  it('is PDF when a little rubbish stands before the header', () => {
    expect(sniff(Buffer.concat([Buffer.from([0, 1, 2, 10]), Buffer.from('%PDF-1.4\n')]))).toBe('pdf');
  });

  it('is that of byte 0 for a file that is two at once', async () => {
    const polyglot = Buffer.concat([await pdfOf([{ text: 'Ada Byron', x: 50, y: 50 }]), docxOf(p('Someone Else'))]);
    expect(sniff(polyglot)).toBe('pdf');
  });

  it.each([
    ['RTF', utf8('{\\rtf1\\ansi Ada}'), /RTF/],
    ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), /PNG/],
    ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), /JPEG/],
    ['GIF', utf8('GIF89a\x01\x00\x01\x00'), /GIF/],
    ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex'), /program/],
    ['HTML', utf8('<!DOCTYPE html><html><body>Ada</body></html>'), /HTML/],
    ['SVG', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
    ['an old Word document', ole('Root Entry', 'WordDocument'), /\.doc/],
    ['an old Excel workbook', ole('Workbook'), /\.xls/],
    ['a ZIP archive', zipOf([{ name: 'a.txt', data: 'a' }]), /ZIP archive/],
    ['ODT', zipOf([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', stored: true }]), /\.odt/],
    ['DOCM', docxOf('', { contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }), /macros/],
    ['a DOCX with macros inside', zipOf([...docxEntries(''), { name: 'word/vbaProject.bin', data: 'x' }]), /macros/],
    ['XLSX', docxOf('', { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }), /Excel/],
    [
      'PPTX',
      docxOf('', { contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml' }),
      /PowerPoint/,
    ],
    ['bytes of no kind', Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 37) % 256)), /no known kind/],
  ])('is refused by name for %s', (_, bytes, message) => {
    expect(sniff(bytes)).toMatch(message);
  });

  it('is encrypted for an office file behind a password, and corrupt for an empty one', () => {
    expect(sniff(ole('EncryptionInfo', 'EncryptedPackage'))).toBe('UNREADABLE_FILE encrypted');
    expect(sniff(new Uint8Array())).toBe('UNREADABLE_FILE corrupt');
  });

  it('is text for a resume that begins like the signature of another kind', () => {
    expect(sniff(utf8('MZ Holdings\nEngineer, 2019 - 2021\n'))).toBe('txt');
    expect(sniff(utf8('I wrote a reader for files that begin with %PDF- and more.'))).toBe('txt');
  });

  it('is told in time behind any number of comments', () => {
    expect(sniff(utf8(`${'<!-- a -->\n'.repeat(50)}<svg width="9"/>`))).toMatch(/SVG/);
    const cpuMs = startCpuTime();
    expect(sniff(utf8('<!---->\t'.repeat(100_000)))).toBe('txt');
    expect(cpuMs()).toBeLessThan(maxCpuMs);
  });

  it('carries the code UNSUPPORTED_FORMAT when refused', async () => {
    expect(await outcomeOf(utf8('{\\rtf1 }'))).toBe('UNSUPPORTED_FORMAT');
  });
});
