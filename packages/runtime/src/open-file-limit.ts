/** How many files and connections this process may have open; `undefined` when that is unlimited or unknown. */
export const openFileLimit = (): number | undefined => {
  if (process.report === undefined) return undefined;
  // Without resolving the names of the clients.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) ? limit : undefined;
};
