import type { CandidateProfile, candidateProfile } from '#shared/board/profile.contract.ts';
import { profileRule } from '#shared/board/profile-rules.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { cardFacts } from '../../applications/card-facts.ts';
import { snapshotOf } from '../../applications/snapshot.ts';
import { viewEvent } from '../../applications/views.rules.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import { readWholeProfile } from '../../profiles/profiles.api.ts';
import * as store from '../applicants/applicants.store.ts';
import { type Reader, shownName, sightOf } from '../applicants/applicants.ts';
import { sourceOf } from './applicant-profile.ts';
import { type ProfileSource, showApplication, showProfile } from './show-profile.ts';

type Asked = InputOf<typeof candidateProfile>;

export function createProfileService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  /**
   * Which applications the reader may see. Hidden candidates are not found by name, because the result would reveal it.
   */
  function whose({ user }: Reader, { username, application_id }: Asked, hidden: ReadonlySet<number>): store.Whose {
    const which = { ...(username && { username }), ...(application_id && { ids: [application_id] }) };
    if (user.role === 'company') {
      return { ...which, companyId: companyOf(user).id, ...(username && { notIn: [...hidden] }) };
    }
    return user.role === 'admin' ? which : { ...which, userId: user.id };
  }

  /** Somebody who has not applied yet, for themselves and for admins. */
  async function ofCandidate(which: store.Whose): Promise<ProfileSource | undefined> {
    if (which.companyId !== undefined || which.ids) return undefined;
    const candidate = await store.findCandidate(db, which);
    const profile = candidate && (await readWholeProfile(db, candidate.id));
    if (!candidate || !profile) return undefined;
    const { educations, experiences } = profile;
    const sent = snapshotOf(profile, candidate.coverLetter, {});
    const { name } = candidate;
    const levels = cardFacts({ name, form: 'quick', sent, asOf: today().slice(0, 7) });
    return { name, candidate, applicant: null, sent, educations, experiences, levels, answers: [] };
  }

  return {
    async open(asked: Asked, reader: Reader): Promise<CandidateProfile> {
      if (!asked.username && !asked.application_id) {
        throw new AppError('invalid', { errors: { username: [profileRule('rule.nobody_named')] } });
      }
      const { user, words, locale } = reader;
      const isEmployer = user.role === 'company';
      const hidden = isEmployer ? await hiddenColumnsOf(db, companyOf(user).id) : new Set<number>();
      const which = whose(reader, asked, hidden);
      const [applicant] = await store.listApplicants(db, which, 1);
      const source = applicant ? await sourceOf(db, applicant) : await ofCandidate(which);
      if (!source) throw new AppError('not_found');

      const sight = sightOf(source.candidate, applicant !== undefined && hidden.has(applicant.groupId));
      if (user.role === 'admin') {
        const { userId } = source.candidate;
        const look = { type: 'profile.viewed', actorId: user.id, application: applicant ?? null, userId } as const;
        await inTransaction((tx) => tx.record(viewEvent(look)));
      }
      return {
        name: applicant ? shownName(sight, applicant, words) : source.name,
        ...showProfile(source, sight, locale),
        message_button: isEmployer && sight !== 'erased',
        // Candidates may not read what reviewers think of them.
        application: applicant && user.role !== 'candidate' ? showApplication(applicant) : null,
        groups: isEmployer && applicant ? await store.listColumns(db, applicant.companyId) : [],
      };
    },
  };
}
export type ProfileService = ReturnType<typeof createProfileService>;
