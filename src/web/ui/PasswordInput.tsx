import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { IconButton } from './IconButton.tsx';
import { TextInput } from './TextInput.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end' | 'icon'>) {
  const t = useTexts(uiTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'ui.hide_password' : 'ui.show_password')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
