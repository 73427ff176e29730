import type { ReadCv } from '#shared/cv/cv.contract.ts';
import { StartFromCv } from '#web/cv/StartFromCv.tsx';
import type { Filled } from '#web/profiles/form/numbered.ts';
import type { PhoneCountry } from '#web/ui/phone-number.ts';
import { useWizard } from '../wizard-context.ts';
import { AttachCv } from './AttachCv.tsx';

type FromCvProps<D> = { fill: (data: D, cv: ReadCv, country: PhoneCountry) => Filled<D> };

/** Shown at the start: what is read from a CV goes into the form, marked until somebody has checked it. */
export function FromCv<D extends object>({ fill }: FromCvProps<D>) {
  const { store, addCv, waitFor, phoneCountry } = useWizard();
  return (
    <StartFromCv
      onStart={waitFor}
      onRead={({ cv }, file) => {
        addCv(file);
        const { data, unchecked } = fill(store.get().data as D, cv, phoneCountry);
        store.prefill(data, unchecked);
      }}
    >
      <AttachCv />
    </StartFromCv>
  );
}
