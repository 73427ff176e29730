import { type ButtonLook, buttonClass } from './button-look.ts';
import { Link, type LinkProps } from './Link.tsx';

type ButtonLinkProps = LinkProps & ButtonLook & { className?: string };

/** A link that looks like a button. Use it for navigation, and Button for actions. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
