/**
 * A person who is a candidate, a member of a company and staff of the site, with the rows that tests have created for
 * them.
 */
export type TestPerson = {
  userId: number;
  email: string;
  adminId: number;
  jobId: number;
  /** An application that the person sent. */
  applicationId: number;
  /** An application of somebody else to the same job. */
  otherApplicationId: number;
  conversationId: number;
};

/**
 * For each table, the SQL after `insert into <table>` that creates a row about this person. Each module has its own in
 * `<module>.personal-rows.ts`, which only the privacy test reads. Tables that are filled by calls in the test need
 * none.
 */
export type PersonalRows = (person: TestPerson) => Record<string, string>;
