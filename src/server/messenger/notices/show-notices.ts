import type { Words } from '#shared/kernel/messages.ts';
import type { Notice } from '#shared/messenger/notices.contract.ts';
import { NOTICES } from '#shared/messenger/notices.values.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import { listShownApplicants } from '../../board/board.api.ts';
import type { Db } from '../../db/database.ts';
import { hidingFrom, isHidden } from '../../evaluation/evaluation.api.ts';
import type { Settings } from '../../reference/settings.ts';
import type { NoticeReader, NoticeRow } from './notices.store.ts';

type Parts = { db: Db; settings: Settings; reader: NoticeReader; rows: readonly NoticeRow[]; words: Words };
type Said = { candidate: string; body: string };

/** Notices in words, without what blind review hides from their reader now. */
export async function showNotices({ db, settings, reader, rows, words }: Parts): Promise<Notice[]> {
  const masked = await maskedFor({ db, settings, reader, rows, words });
  return rows.map((row) => {
    const { candidate, body } = masked(row);
    return {
      id: row.id,
      kind: row.kind,
      application_id: row.applicationId,
      job_id: row.jobId,
      job: row.job,
      candidate,
      author: row.author,
      text: body.slice(0, NOTICES.excerpt),
      at: new Date(row.at).toISOString(),
      read: row.isRead,
    };
  });
}

/** What a reader may see of the candidate's name and of what was written about them. */
export async function maskedFor({ db, settings, reader, rows, words }: Parts): Promise<(row: NoticeRow) => Said> {
  if (rows.length === 0) return (row) => row;
  if (reader.companyId === null) {
    const hiding = await hidingFrom(reader, { db, settings });
    return ({ applicationId, groupId, candidate, body }) => ({
      candidate: isHidden(hiding, groupId) ? words(nameWhileHidden(applicationId)) : candidate,
      body,
    });
  }
  const hidden = await hiddenColumnsOf(db, reader.companyId);
  const blind = rows.filter(({ groupId }) => hidden.has(groupId)).map(({ applicationId }) => applicationId);
  if (blind.length === 0) return (row) => row;
  const shown = await listShownApplicants(db, reader.companyId, [...new Set(blind)], words);
  return ({ applicationId, groupId, candidate, body }) => {
    if (!hidden.has(groupId)) return { candidate, body };
    const { name = '', say = () => '' } = shown.get(applicationId) ?? {};
    return { candidate: name, body: say(body) };
  };
}
