import { CircleCheck, CloudDownload, RefreshCw } from 'lucide-react';
import { useStore } from 'zustand';
import { keyWords } from '#words/keys';
import type { ProfileOutcome } from '../../../core/portal/read-profile-answer';
import { Problems } from '../../controls/problems';
import { useApp } from '../../shell/app-context';

const words = keyWords.profile;

/** Loads the key from the profile that the portal's configuration names, and says what came of it. */
export function ProfileKey({ address }: { readonly address: string }) {
  const { profile } = useApp();
  const { busy, outcome } = useStore(profile);
  return (
    <div className="profile" data-testid="profile" data-result={outcome?.kind} aria-busy={busy}>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => void profile.getState().load(address)}
      >
        <CloudDownload size={14} aria-hidden="true" />
        {busy ? words.busy : words.load}
      </button>
      <div role="status">
        {outcome !== null && outcome.kind !== 'failed' && <Success {...outcome} />}
        {outcome?.kind === 'failed' && <Problems problems={[outcome.problem]} text="" />}
      </div>
    </div>
  );
}

function Success({
  kind,
  others = 0,
  problems = [],
}: Exclude<ProfileOutcome, { readonly kind: 'failed' }>) {
  const Icon = kind === 'rotated' ? RefreshCw : CircleCheck;
  return (
    <>
      <p className={kind === 'rotated' ? 'profile-word is-warning' : 'profile-word is-good'}>
        <Icon size={16} aria-hidden="true" />
        <span>
          {words.outcomes[kind]}
          {others > 0 && ` ${words.several(others)}`}
        </span>
      </p>
      {problems.length > 0 && <Problems problems={problems} text="" />}
    </>
  );
}
