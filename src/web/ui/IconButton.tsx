import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'size' | 'wide'> & {
  icon: LucideIcon;
  /** Says what the button does, for screen readers and as a tooltip. */
  label: string;
  size?: 'xs' | 'sm' | 'md';
  flip?: boolean;
};

export function IconButton({ icon, label, size = 'md', flip, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} variant={variant} size={`icon-${size}`} aria-label={label}>
      <Icon of={icon} size={size === 'md' ? 'md' : 'sm'} flip={flip} />
    </Button>
  );
}
