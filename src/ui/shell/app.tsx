import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { shellWords } from '#words/shell';
import { noteDrawn } from '../../platform/first-draw';
import { focusPart } from '../controls/keep-focus';
import { AppContext, type AppParts, useApp } from './app-context';
import { Deferred } from './deferred';
import { ErrorBoundary } from './error-boundary';
import { Actions, HeaderBar } from './header-bar';
import { useDocumentTitle, usePageTitle } from './page-title';
import { type Place as PlaceName, places, usePlace } from './place';
import { Settling } from './settling';
import { UpdateNotice } from './update-notice';

export function App({ app }: { readonly app: AppParts }) {
  useEffect(noteDrawn, []);
  return (
    <AppContext value={app}>
      <Place />
    </AppContext>
  );
}

/** A place stays once it was visited, so that nothing that was typed or undone there is lost. */
function Place() {
  const { editors, isEmbedded } = useApp();
  const place = usePlace();
  const title = usePageTitle();
  const [visited, setVisited] = useState<readonly PlaceName[]>([place]);
  if (!visited.includes(place)) setVisited([...visited, place]);
  useDocumentTitle(title, place);
  return (
    <>
      {place === 'debug' && (
        <button type="button" className="skip" onClick={() => editors.goTo('key', null)}>
          {shellWords.skip}
        </button>
      )}
      {!isEmbedded && <HeaderBar />}
      <main className={isEmbedded ? 'is-embedded' : undefined}>
        {isEmbedded && (
          <>
            <h1 className="visually-hidden">{title}</h1>
            <Actions />
          </>
        )}
        <Settling>
          {places
            .filter(({ place: one }) => visited.includes(one))
            .map(({ place: one, part }) => (
              <PlaceFrame key={one} isShown={one === place}>
                <ErrorBoundary>
                  <Deferred<ComponentType> part={part}>{(Content) => <Content />}</Deferred>
                </ErrorBoundary>
              </PlaceFrame>
            ))}
        </Settling>
      </main>
      <UpdateNotice />
    </>
  );
}

interface PlaceFrameProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function PlaceFrame({ isShown, children }: PlaceFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A button that leads here from another place is hidden with that.
    const isLost = document.activeElement?.closest('[hidden]') != null;
    if (isShown && isLost)
      focusPart(frameRef.current?.querySelector('section') ?? frameRef.current);
  }, [isShown]);
  return (
    <div hidden={!isShown} ref={frameRef}>
      {children}
    </div>
  );
}
