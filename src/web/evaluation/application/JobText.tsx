import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { RichContent } from '#web/jobs/page/JobDescription.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** The job's requirements, beside the application. */
export function JobText({ job, onClose }: { job: EvaluationView['job']; onClose: () => void }) {
  const t = useTexts(evaluationTexts);
  return (
    <Dialog open isText size="lg" title={<bdi>{job.title}</bdi>} onClose={onClose}>
      <div className="grid gap-s5">
        {job.skills.length > 0 && (
          <section className="grid gap-s2">
            <h3 className="text-sm">{t('evaluation.job_skills')}</h3>
            <ul className="flex flex-wrap gap-s2">
              {job.skills.map((name) => (
                <li key={name} dir="auto">
                  <Chip size="sm">{name}</Chip>
                </li>
              ))}
            </ul>
          </section>
        )}
        <RichContent html={job.description} />
      </div>
    </Dialog>
  );
}
