import { ChevronDown, FlaskConical } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { shellWords } from '#words/shell';
import { useApp } from './app-context';
import type { SampleMenuProps } from './sample-menu';
import type { Sample } from './samples';

interface LoadedMenu {
  readonly Menu: ComponentType<SampleMenuProps>;
  readonly samples: readonly Sample[];
}

/** A menu of samples. Menu and samples are fetched by the first click, so that they do not weigh on the first load. */
export function SampleButton() {
  const { loadSample } = useApp();
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);

  async function load(): Promise<void> {
    const [{ SampleMenu: Menu }, samples] = await Promise.all([
      import('./sample-menu'),
      import('./samples').then(({ loadSamples }) => loadSamples()),
    ]);
    setLoaded({ Menu, samples });
  }
  if (loaded === null) return <Trigger aria-haspopup="menu" onClick={() => void load()} />;
  const { Menu, samples } = loaded;
  return (
    <Menu samples={samples} choose={loadSample}>
      <Trigger />
    </Menu>
  );
}

function Trigger(props: ComponentProps<'button'>) {
  return (
    <button type="button" className="button" {...props}>
      <FlaskConical size={14} aria-hidden="true" />
      {shellWords.actions.sample}
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
}
