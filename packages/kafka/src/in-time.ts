import { AppError } from '@winnow/kernel';

/** The result of the work in time, otherwise `UNAVAILABLE`; the work itself continues. */
export const inTime = async <Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AppError('UNAVAILABLE', 'Kafka did not answer in time.')), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
