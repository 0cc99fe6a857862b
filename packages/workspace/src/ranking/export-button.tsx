import { useMutation } from '@tanstack/react-query';
import type { RerankInput } from '@winnow/contracts';
import { Button } from 'react-aria-components';
import type { SheetData } from 'write-excel-file/universal';
import { readWholeRanking } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useBlind } from '../parts/use-blind.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { rankingSheet, type Sheet } from './ranking-sheet.ts';

type Props = { readonly batchId: string; readonly asked: RerankInput };

/** Every text is a cell of type text, so a name that begins like a formula stays a name. */
const toWorkbook = async ({ rows, widths }: Sheet): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal');
  const data: SheetData = rows.map((row, index) =>
    row.map((value) => (index === 0 && value !== null ? { value, fontWeight: 'bold' as const } : value)),
  );
  return write(data, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBlob();
};

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Saves what the ranking lists, by these weights and filters, as an Excel file. */
export const ExportButton = ({ batchId, asked }: Props) => {
  const { say } = useTexts();
  const [blind] = useBlind();
  const write = useMutation({
    mutationFn: async () =>
      save(await toWorkbook(rankingSheet(await readWholeRanking(batchId, asked), blind, say)), `ranking-${batchId}.xlsx`),
  });
  return (
    <>
      <Button isDisabled={write.isPending} onPress={() => write.mutate()}>
        {say('exportExcel')}
      </Button>
      {write.error && <Fault error={write.error} />}
    </>
  );
};
