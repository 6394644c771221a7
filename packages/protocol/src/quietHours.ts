/** The hours of a day in which a person gets no notifications over days, from `begins` until before `ends`; none if equal. */
export interface QuietHours {
  /** 0 to 23, in the zone of the person. */
  begins: number;
  ends: number;
}

export const USUAL_QUIET: QuietHours = { begins: 22, ends: 8 };
