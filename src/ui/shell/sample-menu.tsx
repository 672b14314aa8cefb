import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { sampleWords } from '#words/samples';
import type { Sample } from './samples';

export interface SampleMenuProps {
  readonly samples: readonly Sample[];
  readonly choose: (sample: Sample) => void;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** Open from the start: it is loaded by the click that asks for it. */
export function SampleMenu({ samples, choose, children }: SampleMenuProps) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {samples.map((sample) => (
            <Menu.Item key={sample.id} className="menu-item" onSelect={() => choose(sample)}>
              {sampleWords.names[sample.id]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
