import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './verdict';

/** Reads `--name value` options; unknown ones are refused by name. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(argv: string[], options: T) {
  try {
    return parseArgs({ args: argv, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A whole number of at least `min` from an option, or the fallback without the option. */
export function wholeNumber(name: string, text: string | undefined, min: number, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < min)
    throw new UsageError(`--${name} must be a whole number from ${min}`);
  return number;
}

/** The values of `all` in a comma-separated option; all of them without the option. */
export function namedOf<T extends string>(name: string, text: string | undefined, all: readonly T[]): readonly T[] {
  const wanted = text?.split(',') ?? all;
  if (!wanted.every((one) => all.includes(one as T)))
    throw new UsageError(`--${name} must be one of ${all.join(', ')}`);
  return all.filter((one) => wanted.includes(one));
}
