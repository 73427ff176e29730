/** Somebody who is a candidate and works for a company and for the site, with what tests have made of theirs. */
export type TestPerson = {
  userId: number;
  email: string;
  adminId: number;
  jobId: number;
  /** They sent it themselves. */
  applicationId: number;
  /** Somebody else sent it, for the same job. */
  otherApplicationId: number;
  conversationId: number;
};

/**
 * By table, what follows `insert into <table>` to make a row about this person. Each module has its own in
 * `<module>.personal-rows.ts`; only the test of privacy reads them. Tables that calls fill anyway need none.
 */
export type PersonalRows = (person: TestPerson) => Record<string, string>;
