import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './verdict';

/** Reads `--name value` options; anything not described is refused by name. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(argv: string[], options: T) {
  try {
    return parseArgs({ args: argv, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A whole number of at least `min` from an option, or the fallback where the option is not given. */
export function wholeNumber(name: string, text: string | undefined, min: number, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < min)
    throw new UsageError(`--${name} must be a whole number from ${min}`);
  return number;
}
