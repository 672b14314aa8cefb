import { Field, type FieldProps } from './field';

interface SelectFieldProps<Option extends string> extends Pick<FieldProps, 'label' | 'hint'> {
  readonly value: Option;
  readonly options: readonly Option[];
  /** As it stands where it has no other name. */
  readonly print?: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}

/** A browser's own list to choose one from. */
export function SelectField<Option extends string>({
  value,
  options,
  print = (option) => option,
  onChoose,
  ...field
}: SelectFieldProps<Option>) {
  return (
    <Field {...field} fault={null}>
      {(ids) => (
        <select
          {...ids}
          value={value}
          onChange={({ target }) => onChoose(options[target.selectedIndex] ?? value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {print(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
