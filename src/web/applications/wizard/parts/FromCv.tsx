import type { ReadCv } from '#shared/applications/cv-reading.contract.ts';
import { StartFromCv } from '../../StartFromCv.tsx';
import type { Filled } from '../from-cv.ts';
import { useWizard } from '../wizard-context.ts';

/** At the beginning: what is read from a CV goes into the form, marked until somebody has looked at it. */
export function FromCv<D extends object>({ fill }: { fill: (data: D, cv: ReadCv) => Filled<D> }) {
  const { store } = useWizard();
  return (
    <StartFromCv
      onRead={({ cv }) => {
        const { data, unchecked } = fill(store.get().data as D, cv);
        store.prefill(data, unchecked);
      }}
    />
  );
}
