// Every solution of the n queens problem: recursive backtracking.
// g++ -std=c++20 -O2 -o recursion recursion.cpp && ./recursion 8
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

class Search {
 public:
  explicit Search(int n) : n(n), columns(n), rising(2 * n), falling(2 * n) {}

  // Returns how many solutions there are with the queens that stand.
  /*@1*/ long solve(int row = 0) {
    /*@2*/ if (row == n) return record();
    long found = 0;
    /*@3*/ for (int col = 0; col < n; ++col) {
      /*@4*/ if (!attacked(row, col)) {
        /*@5*/ place(row, col);
        /*@6*/ found += solve(row + 1);
        /*@7*/ lift(row, col);
      }
    }
    return found;
  }

 private:
  bool attacked(int row, int col) const {
    return columns[col] || rising[row + col] || falling[row - col + n];
  }
  void place(int row, int col) {
    board.push_back(col);
    columns[col] = rising[row + col] = falling[row - col + n] = true;
  }
  void lift(int row, int col) {
    board.pop_back();
    columns[col] = rising[row + col] = falling[row - col + n] = false;
  }
  long record() const {
    static const std::string digits = "123456789abcdefghijklmnopqrstuvw";
    for (const int col : board) std::cout << digits[col];
    for (int k = 0; k < n; ++k) std::cout << (k ? ", " : " [") << board[k];
    std::cout << "]\n";
    return 1;
  }

  int n;
  std::vector<int> board;  // the column of the queen in each row
  std::vector<bool> columns, rising, falling;
};

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 32) {
    std::cerr << "n has to be 1 to 32.\n";
    return EXIT_FAILURE;
  }
  const long count = Search(n).solve();
  std::cout << "Solutions: " << count << '\n';
}
