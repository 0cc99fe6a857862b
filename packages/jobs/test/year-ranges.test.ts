import { expect, it } from 'vitest';
import { readJob } from '../src/index.ts';

it.each([
  ['Requisiti', 'Esperienza dai tre agli otto anni nella vendita', 3],
  ['Votre profil', 'Quatre ou cinq ans d’expérience en cuisine', 4],
  ['Requisitos', 'De 2 o 3 años de experiencia en ventas', 2],
  ['योग्यता', 'बिक्री में 5 से 7 वर्ष का अनुभव', 5],
  ['Yêu cầu', '2 đến 4 năm kinh nghiệm bán hàng', 2],
])('counts the lower number of a range: %s, %s', (heading, line, years) => {
  expect(readJob(`${heading}\n- ${line}\n- SQL`).requirements).toContainEqual(
    expect.objectContaining({ kind: 'experience_years', min_years: years }),
  );
});
