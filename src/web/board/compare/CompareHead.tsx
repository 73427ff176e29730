import { X } from 'lucide-react';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { ComparedApplication } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { COMPARED } from '#shared/board/scoring.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CompareDecide, CompareMenu, type Deciding, profileAddress } from './CompareDecide.tsx';

type Applicants = readonly ComparedApplication[];

/** The applicants and the decisions about them, which stay in view. On a phone a menu beside each name has them. */
export function CompareHead({ applicants, deciding }: { applicants: Applicants; deciding: Deciding }) {
  const t = useTexts(scoringTexts);
  const profile = useTexts(profileTexts);
  const nameOf = (applicant: ComparedApplication) =>
    applicant.candidate_deleted ? profile('profile.deleted') : applicant.name;
  return (
    // On a phone it has no box of its own, so that the names stay in view as long as the table does. On a wide screen the
    // page scrolls, and its padding would leave a gap above the names.
    <thead className="md:sticky md:top-0 xl:-top-s5 md:z-2 max-md:contents [&_:is(th,td)]:bg-surface">
      <tr className="max-md:sticky max-md:top-0 max-md:z-3 max-md:h-16 max-md:rounded-t-r3 max-md:bg-surface max-md:shadow-[inset_0_-1px_var(--line)]">
        <th scope="col" className="w-40 md:sticky md:start-0 md:z-1 max-md:sr-only">
          <span className="sr-only">{t('compare.candidate')}</span>
        </th>
        {applicants.map((applicant) => (
          <th
            key={applicant.application_id}
            scope="col"
            className="max-md:snap-start max-md:bg-transparent! max-md:py-s2! md:pb-s2!"
          >
            <ApplicantName applicant={applicant} name={nameOf(applicant)} applicants={applicants} deciding={deciding} />
          </th>
        ))}
      </tr>
      <tr className="max-md:hidden! md:[&_td]:shadow-[inset_0_-1px_var(--line)]">
        <td className="sticky start-0 z-1" />
        {applicants.map((applicant) => (
          <td key={applicant.application_id} className="pt-0!">
            <span className="flex flex-wrap gap-1.5">
              <ButtonLink to={profileAddress(applicant)} size="sm">
                {t('compare.open')}
              </ButtonLink>
              <CompareDecide applicant={applicant} name={nameOf(applicant)} {...deciding} />
            </span>
          </td>
        ))}
      </tr>
    </thead>
  );
}

type ApplicantNameProps = { applicant: ComparedApplication; name: string; applicants: Applicants; deciding: Deciding };

function ApplicantName({ applicant, name, applicants, deciding }: ApplicantNameProps) {
  const t = useTexts(scoringTexts);
  const profile = useTexts(profileTexts);
  const others = applicants.filter((one) => one !== applicant).map(({ application_id }) => application_id);
  const isRemovable = others.length >= COMPARED.min;
  const withoutHref = `/company/applications/compare?ids=${others.join(',')}`;
  return (
    <span className="relative flex w-full items-start gap-s3">
      <Avatar
        name={name}
        photo={applicant.photo}
        size={40}
        // Hidden on a phone, where the names need all the room.
        className="max-md:hidden"
      />
      <span className="grid min-w-0 flex-1">
        {/* The names stay on the side of the page, whatever their own direction is. */}
        <span className="wrap-anywhere max-md:truncate max-md:pe-s6 max-md:text-sm max-md:leading-tight">
          <bdi>{name}</bdi>
        </span>
        <span className="text-sm font-normal text-ink-2 max-md:line-clamp-2 max-md:text-xs max-md:leading-tight md:truncate">
          <bdi>{applicant.profession ?? profile('profile.none')}</bdi>
        </span>
      </span>
      {isRemovable && (
        <ButtonLink
          to={withoutHref}
          quietly
          variant="quiet"
          size="icon-sm"
          aria-label={t('compare.remove', { name })}
          className="max-md:hidden"
        >
          <Icon of={X} size="sm" />
        </ButtonLink>
      )}
      <span className="absolute -end-s2 -top-s2 font-normal md:hidden">
        <CompareMenu applicant={applicant} name={name} withoutHref={isRemovable ? withoutHref : null} {...deciding} />
      </span>
    </span>
  );
}
