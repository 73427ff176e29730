import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { monthInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { proficiencyText } from '#web/profiles/entries/proficiencies.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type Period = { from: string | null; to: string | null; current: boolean };

/** Everything as it was sent; the profile may have changed since then. */
export function ReceiptSent({ application: { sent, questions, cv } }: { application: ReceiptView }) {
  const t = useTexts(receiptTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const time = useTexts(timeTexts);
  const { personalInfo: person } = sent;
  const place = [person.address, person.city, person.country].filter(Boolean).join(', ');
  const more = [
    { title: t('receipt.certifications'), text: sent.additionalInfo?.certifications },
    { title: t('receipt.awards'), text: sent.additionalInfo?.awards },
    { title: t('receipt.portfolio'), text: sent.additionalInfo?.portfolio },
    { title: 'LinkedIn', text: sent.additionalInfo?.linkedin },
  ];
  const when = ({ from, to, current }: Period) =>
    [from && monthInWords(time, from), current ? t('receipt.now') : to && monthInWords(time, to)]
      .filter(Boolean)
      .join(' – ');
  return (
    <Card as="section" aria-labelledby="sent">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-s3 rounded-r3 p-s5">
          <h2 id="sent">{t('receipt.sent')}</h2>
          <Icon of={ChevronDown} className="text-ink-2 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-s5 px-s5 pb-s5">
          <Part title={t('receipt.person')}>
            <Lines lines={[`${person.firstName} ${person.lastName}`, person.email, person.phone, place, person.bio]} />
          </Part>
          {sent.experiences.length > 0 && (
            <Part title={t('receipt.experience')}>
              {sent.experiences.map((one, at) => (
                <Entry
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change.
                  key={at}
                  title={`${one.designation}, ${one.company}`}
                  when={when({ from: one.start, to: one.end, current: one.current_position })}
                  text={[one.responsibilities, one.accomplishments].filter(Boolean).join('\n')}
                />
              ))}
            </Part>
          )}
          {sent.educations.length > 0 && (
            <Part title={t('receipt.education')}>
              {sent.educations.map((one, at) => (
                <Entry
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change.
                  key={at}
                  title={[...new Set([one.degree, one.major_course, one.institution_name])].filter(Boolean).join(', ')}
                  when={when({ from: one.start_date, to: one.end_date, current: one.current_study })}
                  text={one.description ?? ''}
                />
              ))}
            </Part>
          )}
          {sent.trainings.length > 0 && (
            <Part title={t('receipt.certification')}>
              {sent.trainings.map((one, at) => (
                <Entry
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change.
                  key={at}
                  title={`${one.name}, ${one.organization}`}
                  when={when({ from: one.startDate, to: one.endDate, current: one.current })}
                  text={one.description ?? ''}
                />
              ))}
            </Part>
          )}
          {sent.skills.length > 0 && (
            <Part title={t('receipt.skills')}>
              <ul className="flex flex-wrap gap-s2">
                {sent.skills.map((skill) => (
                  <li key={skill}>
                    <Badge>
                      <bdi>{skill}</bdi>
                    </Badge>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {sent.languages.length > 0 && (
            <Part title={t('receipt.language')}>
              <Lines
                lines={sent.languages.map(
                  ({ name, proficiency }) => `${name}, ${tSteps(proficiencyText(proficiency))}`,
                )}
              />
            </Part>
          )}
          {more.map(
            ({ title, text }) =>
              text && (
                <Part key={title} title={title}>
                  <Lines lines={[text]} />
                </Part>
              ),
          )}
          {sent.cover_letter && (
            <Part title={t('receipt.letter')}>
              <Lines lines={[sent.cover_letter]} />
            </Part>
          )}
          {questions.map(({ question, answer }) => (
            <Part key={question} title={question}>
              <Lines lines={[answer]} />
            </Part>
          ))}
          {cv && (
            <Part title={t('receipt.cv')}>
              {cv.url ? (
                <a href={cv.url} download className="w-fit font-medium text-accent wrap-anywhere hover:underline">
                  <bdi>{cv.name}</bdi>
                </a>
              ) : (
                <Lines lines={[cv.name]} />
              )}
            </Part>
          )}
        </div>
      </details>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const written = useWritten();
  return (
    <section className="grid gap-s2">
      <h3 className="text-sm font-semibold text-ink-2" {...written(title)}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Entry({ title, when, text }: { title: string; when: string; text: string }) {
  const written = useWritten();
  return (
    <div {...written(title)} data-passage="" className="grid gap-0.5">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-2">{when}</p>
      <Lines lines={[text]} />
    </div>
  );
}

function Lines({ lines }: { lines: (string | null)[] }) {
  const written = useWritten();
  return lines.filter(Boolean).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change.
    <p key={at} data-passage="" {...written(line ?? '')} className="wrap-anywhere whitespace-pre-line">
      {line}
    </p>
  ));
}
