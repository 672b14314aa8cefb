import { createContext, useContext } from 'react';
import type { Span } from '../../core/text/span';
import type { CaseOutcomeStore } from '../../state/case-outcome-store';
import type { CodeStore } from '../../state/code-store';
import type { DiagnosisStore } from '../../state/diagnosis-store';
import type { FoldStore } from '../../state/fold-store';
import type { HintsStore } from '../../state/hints-store';
import type { EditableInput, InputsStore } from '../../state/inputs-store';
import type { KeptKeysStore } from '../../state/kept-keys-store';
import type { LoadSample } from '../../state/load-sample';
import type { PointingStore } from '../../state/pointing-store';
import type { PortalStore } from '../../state/portal-store';
import type { ProblemsStore } from '../../state/problems-store';
import type { ProfileStore } from '../../state/profile-store';
import type { ReceiverStore } from '../../state/receiver-store';
import type { ReferenceStore } from '../../state/reference-store';
import type { RepairStore } from '../../state/repair-store';
import type { ReportStore } from '../../state/report-store';
import type { SettingsStore } from '../../state/settings-store';
import type { UndoStep } from '../../state/undo-step';
import type { UpdateStore } from '../../state/update-store';
import type { EditorBinding } from '../editor/editor-binding';

/** The editors on the page, so that any part of it can lead to a place in an input. */
export interface Editors {
  /** @returns how to take it back */
  readonly register: (input: EditableInput, binding: EditorBinding) => () => void;
  /** Moves focus and selection there; null moves the focus alone. */
  readonly goTo: (input: EditableInput, span: Span | null) => void;
}

export function createEditors(): Editors {
  const bindings = new Map<EditableInput, EditorBinding>();
  return {
    register(input, binding) {
      bindings.set(input, binding);
      return () => bindings.delete(input);
    },
    goTo(input, span) {
      bindings.get(input)?.goTo(span);
    },
  };
}

/** Everything that the composition root made. */
export interface AppParts {
  readonly inputs: InputsStore;
  readonly keptKeys: KeptKeysStore;
  readonly report: ReportStore;
  readonly problems: ProblemsStore;
  readonly diagnosis: DiagnosisStore;
  readonly settings: SettingsStore;
  readonly pointing: PointingStore;
  readonly fold: FoldStore;
  readonly portal: PortalStore;
  readonly profile: ProfileStore;
  readonly receiver: ReceiverStore;
  readonly repairs: RepairStore;
  readonly loadSample: LoadSample;
  readonly reference: ReferenceStore;
  readonly code: CodeStore;
  readonly hints: HintsStore;
  readonly undoStep: UndoStep;
  readonly update: UpdateStore;
  readonly caseOutcome: CaseOutcomeStore;
  readonly editors: Editors;
  /** Framed by a portal, whose own header stands around the page. */
  readonly isEmbedded: boolean;
}

export const AppContext = createContext<AppParts | null>(null);

export function useApp(): AppParts {
  const app = useContext(AppContext);
  if (app === null) throw new Error('AppContext is missing');
  return app;
}
