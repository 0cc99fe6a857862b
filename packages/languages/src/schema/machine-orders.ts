import { z } from 'zod';
import { words } from './words.ts';

/** Words by which a text gives orders to a program that reads it. */
export const machineOrders = z
  .strictObject({
    ignore: words('Beginnings of verbs: "ignor", "disregard", "forget".'),
    earlier: words('Beginnings of words: "previous", "above", "all".').optional(),
    orders: words('Beginnings of nouns: "instruction", "prompt".'),
    verbLast: z.literal(true).optional().describe('The verb comes after the orders.'),
    you: words('Addresses the reader: "you are", "if you are".').optional(),
    machine: words('What the reader is taken for: "ai", "language model".').optional(),
    unspaced: z
      .strictObject({
        sequence: z
          .array(z.enum(['ignore', 'earlier', 'orders']))
          .min(2)
          .describe('In which order these words follow one another.'),
        reach: z.int().positive().describe('At most so many characters between two of them.'),
      })
      .optional()
      .describe('For languages whose words have few or no spaces between them.'),
  })
  .describe('Words of orders to a program that reads the resume, such as "ignore all previous instructions".');
