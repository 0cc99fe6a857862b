/** Rows of numbers of parameters, one behind the other: they are read millions of times. */
type Rows = { readonly begins: Int32Array; readonly numbers: Int32Array };

const rowsOf = (rows: readonly (readonly number[])[]): Rows => {
  const begins = new Int32Array(rows.length + 1);
  for (const [row, own] of rows.entries()) begins[row + 1] = (begins[row] as number) + own.length;
  return { begins, numbers: Int32Array.from(rows.flat()) };
};

/** Parameters that have names, and rows of them whose weights are added up. */
export const createParameters = (tables: readonly (readonly (readonly string[])[])[]) => {
  const ids = new Map<string, number>();
  const numberOf = (name: string): number => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  };
  const numbered = tables.map((rows) => rowsOf(rows.map((names) => names.map(numberOf))));
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-2);
  const gradient = new Float64Array(ids.size);
  const touched: number[] = [];
  return {
    ids,
    weights,
    /** The score of a row of a table. */
    sumOf: (table: number, row: number): number => {
      const { begins, numbers } = numbered[table] as Rows;
      const end = begins[row + 1] as number;
      let sum = 0;
      for (let at = begins[row] as number; at < end; at += 1) sum += weights[numbers[at] as number] as number;
      return sum;
    },
    /** Notes that the score of a row should change. */
    push: (table: number, row: number, by: number): void => {
      const { begins, numbers } = numbered[table] as Rows;
      const end = begins[row + 1] as number;
      for (let at = begins[row] as number; at < end; at += 1) {
        const part = numbers[at] as number;
        if (gradient[part] === 0) touched.push(part);
        gradient[part] = (gradient[part] as number) + by;
      }
    },
    /** Moves the weights by what was noted, each at its own rate, which falls with how far it moved. */
    step: (rate: number, penalty: number): void => {
      for (const part of touched) {
        const slope = (gradient[part] as number) - penalty * (weights[part] as number);
        squares[part] = (squares[part] as number) + slope * slope;
        weights[part] = (weights[part] as number) + (rate * slope) / Math.sqrt(squares[part] as number);
        gradient[part] = 0;
      }
      touched.length = 0;
    },
  };
};
