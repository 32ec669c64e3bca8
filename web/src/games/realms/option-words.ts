/** The options in words: the trading time with its unit. */
export const optionWords = (option: string, value: string): string | undefined =>
  option === 'minutes' ? `${value} min` : undefined;
